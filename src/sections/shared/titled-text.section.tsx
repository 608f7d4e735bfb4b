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
  /** Whether the text takes a row of its own, with `after` beside it. */
  readonly isRow?: boolean;
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

/** The texts without heading, at most three per row, below those with rows of their own. */
export function TitledTexts({ texts }: Pick<TitledTextSectionProps["section"], "texts">) {
  const rows = texts.filter(({ isRow }) => isRow);
  const others = texts.filter(({ isRow }) => !isRow);
  return (
    <ul {...columns(others.length, { sm: 2, md: 3 }, css.texts)}>
      {[...rows, ...others].map(({ title: name, description, id, after, isRow }) => (
        <li key={name} id={id} className={clsx(css.text, isRow && css.row)}>
          <div>
            <h3 className={text.h3}>{renderText(name)}</h3>
            <p className={clsx(text.small, css.description)}>{renderRichText(description)}</p>
            {isRow ? null : after}
          </div>
          {isRow ? after : null}
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
