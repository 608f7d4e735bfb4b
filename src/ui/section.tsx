import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { type ReactNode, Suspense } from "react";
import { lowWindow } from "../theme/breakpoints";
import type { Tone } from "../theme/layer-styles";
import { renderHeading, renderText } from "./rich-text";

/** Page width with gutters. */
export const Wrap = chakra("div", {
  base: {
    width: "min({sizes.wrap}, 100% - 2 * {spacing.gutter})",
    marginInline: "auto",
  },
});

/** Twelve columns from 900 px; stacked below and on paper. Children set `gridColumn` for `md`. */
export const Grid = chakra("div", {
  base: {
    display: { base: "grid", _print: "block" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(12, minmax(0, 1fr))" },
    columnGap: "gap",
    rowGap: "2.5rem",
  },
});

/** A column of a `Grid`; its heading's size is limited by the column's width. */
export const Column = chakra("div", { base: { containerType: "inline-size" } });

/**
 * Twelve columns with a bleed track on either side, for full-bleed photographs. On paper, in the first section of a page, the
 * photograph is on the right of the text.
 */
export const Stage = chakra("div", {
  base: {
    _print: {
      "section:first-of-type &": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gap: "0 6mm",
        "& > *": { gridArea: "auto / 1", alignSelf: "start" },
        "& > :has(picture)": { gridArea: "1 / 2 / span 9", width: "60mm" },
      },
    },
    md: {
      display: "grid",
      columnGap: "gap",
      gridTemplateColumns: `minmax(calc({spacing.gutter} - {spacing.gap}), 1fr) [wrap-start]
        repeat(12, [col] minmax(0, calc(({sizes.wrap} - 11 * {spacing.gap}) / 12)))
        [wrap-end] minmax(calc({spacing.gutter} - {spacing.gap}), 1fr)`,
    },
  },
});

/** In low windows text stays beside the photograph if it fits, otherwise below a shorter one. */
export const lowStage = {
  [lowWindow]: {
    minHeight: "auto",
    // Smaller heading, so that long names fit.
    "& h1": { fontSize: "2.5rem" },
    mdDown: { "& figure": { position: "sticky", top: "0", height: "38vh", aspectRatio: "auto" } },
    smToMd: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "& > *": { gridColumn: "1" },
      "& > :has(picture)": { gridColumn: "2", gridRow: "1 / span 3" },
      "& figure": { height: "75vh" },
    },
  },
} as const;

/**
 * The text beside a stage's photograph: limits its heading's size like `Column`, and has gutters on phones.
 */
export const stageText = {
  containerType: "inline-size",
  paddingInline: { base: "gutter", md: "0" },
} as const;

interface SectionProps extends Omit<HTMLChakraProps<"section">, "ref"> {
  tone?: Tone;
}

/**
 * A section on one of the four backgrounds, with a hydration boundary of its own. Needs `aria-labelledby` or
 * a heading.
 */
export function Section({ tone = "page", children, ...rest }: SectionProps) {
  return (
    <chakra.section data-tone={tone} paddingBlock="section" layerStyle={tone} {...rest}>
      <Suspense>{children}</Suspense>
    </chakra.section>
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

interface HeadingProps extends HTMLChakraProps<"h2"> {
  children: string;
}

/** The heading of a section. */
export function Heading({ children, ...rest }: HeadingProps) {
  return (
    <chakra.h2 textStyle="h2" {...rest}>
      {renderHeading(children)}
    </chakra.h2>
  );
}

interface SectionHeadProps {
  id: string;
  title: string;
  lede?: string | null;
  tag?: ReactNode;
}

/** Heading on the left, lede on the right, with aligned baselines. */
export function SectionHead({ id, title, lede, tag }: SectionHeadProps) {
  return (
    <Grid alignItems={{ md: tag ? "end" : "baseline" }} rowGap="1rem" marginBottom="head">
      <Column gridColumn={{ md: lede ? "span 7" : "span 9" }}>
        {tag}
        <Heading id={id} marginTop={tag ? "1rem" : undefined}>
          {title}
        </Heading>
      </Column>
      {lede ? (
        <chakra.p gridColumn={{ md: "8 / -1" }} color="fg.muted" textWrap="pretty">
          {renderText(lede)}
        </chakra.p>
      ) : null}
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
}: SectionHeadProps & Omit<SectionProps, keyof SectionHeadProps>) {
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
export function HeadColumn({ id, title, lede, tag }: SectionHeadProps) {
  return (
    <Column gridColumn={{ md: "span 4" }}>
      <chakra.div position={{ md: "sticky" }} top="8rem">
        {tag}
        <Heading id={id} marginTop={tag ? "1rem" : undefined}>
          {title}
        </Heading>
        {lede ? (
          <chakra.p marginTop="1.25rem" color="fg.muted">
            {renderText(lede)}
          </chakra.p>
        ) : null}
      </chakra.div>
    </Column>
  );
}
