import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as text from "../../theme/text-styles.module.css";
import { columns } from "../../ui/columns";
import { renderRichText, renderText } from "../../ui/rich-text";
import { TitledSection, type Tone } from "../../ui/section";
import * as css from "./titled-text.section.module.css";

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

/** The texts without heading, at most three per row. */
export function TitledTexts({ texts }: Pick<TitledTextSectionProps["section"], "texts">) {
  return (
    <ul {...columns(texts.length, { sm: 2, md: 3 }, css.texts)}>
      {texts.map(({ title: name, description, id, after }) => (
        <li key={name} id={id} className={css.text}>
          <h3 className={text.h3}>{renderText(name)}</h3>
          <p className={clsx(text.small, css.description)}>{renderRichText(description)}</p>
          {after}
        </li>
      ))}
    </ul>
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
