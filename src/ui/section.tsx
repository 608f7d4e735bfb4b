import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, Suspense } from "react";
import * as grid from "../theme/grid.module.css";
import * as text from "../theme/text-styles.module.css";
import * as tones from "../theme/tones.module.css";
import { renderHeading, renderText } from "./rich-text";
import * as css from "./section.module.css";

/** Background of a section; "page" is the page's own. */
export type Tone = "page" | "tint" | "warm" | "deep";

const toneClasses: Readonly<Record<Tone, string | undefined>> = {
  page: undefined,
  tint: tones.tint,
  warm: tones.warm,
  deep: tones.deep,
};

/** Class of a background. */
export const toneClass = (tone: Tone): string | undefined => toneClasses[tone];

interface SectionProps extends Omit<ComponentProps<"section">, "ref"> {
  tone?: Tone;
  /** Padding above and below. */
  space?: "tight" | "section" | "breath";
  /** "div" for parts that are sections of their own. */
  as?: "section" | "div";
}

const spaceClasses = { tight: css.tight, section: undefined, breath: css.breath } as const;

/** Classes by which sections of one background find each other; no two on the deep one follow each other. */
const joinedClasses = { page: css.page, tint: css.tint, warm: css.warm, deep: undefined } as const;

/**
 * A section on one of the four backgrounds, with a hydration boundary of its own. Needs `aria-labelledby` or
 * a heading.
 */
export function Section({
  tone = "page",
  space = "section",
  as: Element = "section",
  className,
  children,
  ...rest
}: SectionProps) {
  const classes = clsx(css.section, spaceClasses[space], joinedClasses[tone], toneClass(tone), className);
  return (
    <Element className={classes} {...rest}>
      <Suspense>{children}</Suspense>
    </Element>
  );
}

interface SectionHeadProps {
  id: string;
  title: string;
  lede?: string | null;
  tag?: ReactNode;
  /** For the sections for which visitors come. */
  large?: boolean;
  /** In a column that stays beside a longer one from 900 px on, with the lede below the heading. */
  beside?: boolean;
}

/** Heading on the left, lede on the right, with aligned baselines. */
export function SectionHead({ id, title, lede, tag, large = false, beside = false }: SectionHeadProps) {
  const heading = (
    <>
      {tag}
      <h2 id={id} className={clsx(large ? text.h2Large : text.h2, tag && css.belowTag)}>
        {renderHeading(title)}
      </h2>
    </>
  );
  if (beside)
    return (
      <div className={clsx(grid.column, css.beside)}>
        {heading}
        {lede ? <p className={css.belowTitle}>{renderText(lede)}</p> : null}
      </div>
    );
  return (
    <div className={clsx(grid.columns, css.head, tag && css.tagged)}>
      <div className={clsx(grid.column, css.title, lede && css.withLede)}>{heading}</div>
      {lede ? <p className={css.lede}>{renderText(lede)}</p> : null}
    </div>
  );
}

/** A section that begins with its heading; one beside its content is in the same twelve columns. */
export function TitledSection({
  id,
  title,
  lede,
  tag,
  beside = false,
  children,
  ...rest
}: Omit<SectionHeadProps, "large"> & Omit<SectionProps, keyof SectionHeadProps>) {
  return (
    <Section aria-labelledby={id} {...rest}>
      <div className={clsx(grid.wrap, beside && grid.columns)}>
        <SectionHead id={id} title={title} lede={lede} tag={tag} beside={beside} />
        {children}
      </div>
    </Section>
  );
}
