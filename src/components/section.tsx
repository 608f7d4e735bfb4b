import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { type ReactNode, useRef } from "react";
import { variable } from "../theme/token-variables";
import { type Tone, tones } from "../theme/tones";
import { dehydrated, HydrationBoundary } from "./hydration-boundary";
import { Typeset } from "./typeset";

/** The page's width: 1240 px at most, gutters on both sides. */
export const Wrap = chakra("div", {
  base: {
    width: `min(${variable("sizes.wrap")}, 100% - 2 * ${variable("spacing.gutter")})`,
    marginInline: "auto",
  },
});

/** Twelve columns from 900 px on; below, everything stacks. Children say their `gridColumn` for `md`. */
export const Grid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(12, minmax(0, 1fr))" },
    columnGap: "gap",
    rowGap: "2.5rem",
  },
});

/** Twelve columns with a bleed track on either side, for photographs that run to the viewport's edge. */
export const Stage = chakra("div", {
  base: {
    md: {
      display: "grid",
      columnGap: "gap",
      gridTemplateColumns: `[full-start] minmax(calc(${variable("spacing.gutter")} - ${variable("spacing.gap")}), 1fr) [wrap-start]
        repeat(12, [col] minmax(0, calc((${variable("sizes.wrap")} - 11 * ${variable("spacing.gap")}) / 12)))
        [wrap-end] minmax(calc(${variable("spacing.gutter")} - ${variable("spacing.gap")}), 1fr) [full-end]`,
    },
  },
});

/** On a phone a stage's text keeps the gutters that its photograph leaves. */
export const stageText = { paddingInline: { base: "gutter", md: "0" } } as const;

interface SectionProps extends Omit<HTMLChakraProps<"section">, "ref"> {
  tone?: Tone;
}

/** A section on one of the four grounds. Give it `aria-labelledby` or a heading inside. */
export function Section({ tone = "page", children, ...rest }: SectionProps) {
  const part = useRef<HTMLElement>(null);
  return (
    <chakra.section
      ref={part}
      {...dehydrated}
      data-plain={tone === "page" ? "" : undefined}
      paddingBlock="section"
      {...tones[tone]}
      {...rest}
    >
      <HydrationBoundary part={part}>{children}</HydrationBoundary>
    </chakra.section>
  );
}

interface SectionHeadProps {
  id?: string;
  title: string;
  lede?: string | null;
  tag?: ReactNode;
}

/** Heading on the left, its lede on the right on the same baseline. */
export function SectionHead({ id, title, lede, tag }: SectionHeadProps) {
  return (
    <Grid alignItems={{ md: "end" }} rowGap="1rem" marginBottom="head">
      <chakra.div gridColumn={{ md: lede ? "span 7" : "span 9" }}>
        {tag}
        <chakra.h2 id={id} textStyle="h2" marginTop={tag ? "1rem" : "0"}>
          <Typeset>{title}</Typeset>
        </chakra.h2>
      </chakra.div>
      {lede ? (
        <chakra.p gridColumn={{ md: "9 / -1" }} color="fg.muted">
          <Typeset>{lede}</Typeset>
        </chakra.p>
      ) : null}
    </Grid>
  );
}
