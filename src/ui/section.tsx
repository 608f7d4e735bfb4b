import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, Suspense } from "react";
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

/** Page width with gutters. */
export const Wrap = ({ className, ...rest }: ComponentProps<"div">) => (
  <div className={clsx(css.wrap, className)} {...rest} />
);

/** Twelve columns from 900 px; stacked below and on paper. */
export const Grid = ({ className, ...rest }: ComponentProps<"div">) => (
  <div className={clsx(css.grid, className)} {...rest} />
);

/** A column of a `Grid`; its heading's size is limited by the column's width. */
export const Column = ({ className, ...rest }: ComponentProps<"div">) => (
  <div className={clsx(css.column, className)} {...rest} />
);

/** Twelve columns with a bleed track on either side, for photographs that reach the window's edge. */
export const Stage = ({ className, ...rest }: ComponentProps<"div">) => (
  <div className={clsx(css.stage, className)} {...rest} />
);

/** Class of a stage whose text stays beside the photograph in low windows. */
export const lowStageClass = css.lowStage;

/** Class of the text beside a stage's photograph. */
export const stageTextClass = css.stageText;

interface SectionProps extends Omit<ComponentProps<"section">, "ref"> {
  tone?: Tone;
  /** Padding above and below. */
  space?: "tight" | "section" | "breath";
  /** "div" for parts that are sections of their own. */
  as?: "section" | "div";
}

const spaceClasses = { tight: css.tight, section: undefined, breath: css.breath } as const;

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
  const classes = clsx(css.section, spaceClasses[space], toneClass(tone), className);
  return (
    <Element data-tone={tone} className={classes} {...rest}>
      <Suspense>{children}</Suspense>
    </Element>
  );
}

/** A section in twelve columns. */
export function GridSection({ children, ...rest }: SectionProps) {
  return (
    <Section {...rest}>
      <Wrap>
        <Grid>{children}</Grid>
      </Wrap>
    </Section>
  );
}

interface HeadingProps extends ComponentProps<"h2"> {
  children: string;
  /** Text style: "h2Large" for the sections for which visitors come. */
  size?: HeadingSize | undefined;
}

type HeadingSize = "h2Large" | "h2" | "h3";

const headingClasses = { h2Large: text.h2Large, h2: text.h2, h3: text.h3 } as const;

/** The heading of a section. */
export const Heading = ({ children, size = "h2", className, ...rest }: HeadingProps) => (
  <h2 className={clsx(headingClasses[size], className)} {...rest}>
    {renderHeading(children)}
  </h2>
);

interface SectionHeadProps {
  id: string;
  title: string;
  lede?: string | null;
  tag?: ReactNode;
  size?: HeadingSize | undefined;
}

/** Heading on the left, lede on the right, with aligned baselines. */
export function SectionHead({ id, title, lede, tag, size }: SectionHeadProps) {
  return (
    <Grid className={clsx(css.head, tag && css.headTagged)}>
      <Column className={clsx(css.headTitle, lede && css.headBesideLede)}>
        {tag}
        <Heading id={id} size={size} className={clsx(tag && css.belowTag)}>
          {title}
        </Heading>
      </Column>
      {lede ? <p className={css.headLede}>{renderText(lede)}</p> : null}
    </Grid>
  );
}

/** A section that begins with its heading. */
export function TitledSection({
  id,
  title,
  lede,
  tag,
  children,
  ...rest
}: Omit<SectionHeadProps, "size"> & Omit<SectionProps, keyof SectionHeadProps>) {
  return (
    <Section aria-labelledby={id} {...rest}>
      <Wrap>
        <SectionHead id={id} title={title} lede={lede} tag={tag} />
        {children}
      </Wrap>
    </Section>
  );
}

/** Heading with the lede below it, in a column that stays beside a longer one from 900 px on. */
export function HeadColumn({ id, title, lede, tag }: Omit<SectionHeadProps, "size">) {
  return (
    <Column className={css.headColumn}>
      <div className={css.sticky}>
        {tag}
        <Heading id={id} className={clsx(tag && css.belowTag)}>
          {title}
        </Heading>
        {lede ? <p className={css.columnLede}>{renderText(lede)}</p> : null}
      </div>
    </Column>
  );
}
