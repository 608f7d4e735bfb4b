import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Tone } from "../../theme/layer-styles";
import { columns } from "../../ui/columns";
import { renderRichText, renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";

type TitledText = Queries.TitledTextFieldsFragment & {
  /** Id for links to the text. */
  readonly id?: string;
  readonly after?: ReactNode;
};

interface TitledTextSectionProps {
  id: string;
  tone?: Tone;
  section: {
    readonly title: string;
    readonly lede: string | null;
    readonly texts: readonly TitledText[];
  };
}

/** Titled short texts under hairlines, in columns. */
export function TitledTextSection({ id, tone, section: { title, lede, texts } }: TitledTextSectionProps) {
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      <TitledTexts texts={texts} />
    </TitledSection>
  );
}

const textsCss = {
  "& > li": { borderTop: "1px solid {colors.border.hairline}", paddingTop: "1.25rem" },
  "& h3": { textStyle: "h3" },
  "& p": { marginTop: "0.5rem", maxWidth: "34em", color: "fg.muted", textStyle: "small" },
} as const;

/** The texts without heading, at most three per row. */
export function TitledTexts({ texts }: Pick<TitledTextSectionProps["section"], "texts">) {
  const { css, ...wrapping } = columns(texts.length, { base: 1, sm: 2, md: 3 });
  return (
    <chakra.ul {...wrapping} columnGap="gap" rowGap="2.5rem" css={{ ...css, ...textsCss }}>
      {texts.map(({ title: name, description, id, after }) => (
        <li key={name} id={id}>
          <h3>{renderText(name)}</h3>
          <p>{renderRichText(description)}</p>
          {after}
        </li>
      ))}
    </chakra.ul>
  );
}

export const textsFragment = graphql`
  fragment TextsSection on TextsSection {
    id
    title
    lede
    texts: items {
      ...TitledTextFields
    }
  }
`;
