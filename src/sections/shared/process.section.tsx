import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LyingTicks, turningRuler } from "../../components/ruler";
import { Section, SectionHead, Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";
import { lengthIn } from "../../lib/written-length";
import { variable } from "../../theme/token-variables";
import type { Tone } from "../../theme/tones";

type Step = Queries.StepFieldsFragment;

interface ProcessSectionProps {
  id: string;
  tone?: Tone;
  section: { readonly title: string; readonly lede: string | null; readonly steps: readonly Step[] };
  /** What stands between the heading and the steps, in place of the ruler. */
  children?: ReactNode;
}

/** Ticks along one step. */
const ticks = 30;

/** Numbered steps of the same width on a ruler: flat from 900 px on, upright on phones. */
export function ProcessSection({ id, tone, section: { title, lede, steps }, children }: ProcessSectionProps) {
  const lengths = lengthsOf(steps);
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Wrap containerType="inline-size">
        <SectionHead id={id} title={title} lede={lede} />
        {children}
        <chakra.ol
          data-print="pairs"
          display="grid"
          gridTemplateColumns={{ md: `repeat(${steps.length}, minmax(0, 1fr))` }}
          // Letters far larger than usual need the whole width.
          css={{ "@container (max-width: 48rem)": { gridTemplateColumns: "minmax(0, 1fr)" } }}
        >
          {steps.map((step, i) => (
            <StepItem
              key={step.title}
              step={step}
              number={i + 1}
              last={i === steps.length - 1}
              withDurations={steps.some(({ duration }) => duration)}
              length={lengths?.[i]}
              ruled={!children}
            />
          ))}
        </chakra.ol>
      </Wrap>
    </Section>
  );
}

/** How long each step lasts, as a part of the longest; undefined unless that is known of all of them. */
function lengthsOf(steps: readonly Step[]): number[] | undefined {
  const days = steps.flatMap(({ duration }) => (duration ? (lengthIn("gün", duration) ?? []) : []));
  const longest = Math.max(...days);
  return days.length === steps.length ? days.map((length) => length / longest) : undefined;
}

interface StepItemProps {
  step: Step;
  number: number;
  last: boolean;
  withDurations: boolean;
  length: number | undefined;
  ruled: boolean;
}

function StepItem({
  step: { title, description, duration, main },
  number,
  last,
  withDurations,
  length,
  ruled,
}: StepItemProps) {
  return (
    <chakra.li
      position="relative"
      paddingLeft={{ base: "2.25rem", md: "0" }}
      paddingBottom={{ base: "1.75rem", md: "0" }}
      paddingRight={{ md: last ? "0" : "gap" }}
    >
      {withDurations ? (
        <chakra.div
          minHeight={{ md: "2.25rem" }}
          position={{ base: "absolute", md: "static" }}
          right="0"
          top="0.5rem"
          textStyle="label"
          color="brand.accent"
        >
          {duration ? <span>{duration}</span> : null}
          {length === undefined ? null : (
            <chakra.div
              data-length=""
              aria-hidden="true"
              display={{ base: "none", md: "block" }}
              height="3px"
              minWidth="2px"
              marginTop="0.25rem"
              bg="brand.accent"
              style={{ width: `${length * 100}%` }}
            />
          )}
        </chakra.div>
      ) : null}
      {ruled ? (
        <chakra.div
          data-ruler="y"
          aria-hidden="true"
          position={{ base: "absolute", md: "static" }}
          insetBlock="0"
          left="0"
          {...turningRuler.base}
          md={{
            ...turningRuler.md,
            marginRight: last ? "0" : `calc(-1 * ${variable("spacing.gap")})`,
          }}
        >
          <LyingTicks count={ticks} />
        </chakra.div>
      ) : null}
      <chakra.span
        aria-hidden="true"
        position="absolute"
        zIndex="1"
        left="0"
        top={{ base: "0", md: withDurations ? "2.25rem" : "0" }}
        width={{ base: "30px", md: main ? "4px" : "2px" }}
        height={{ base: main ? "4px" : "2px", md: "40px" }}
        bg={main ? "brand.accent" : "brand.main"}
      />
      <chakra.div
        paddingTop={{ base: "0.125rem", md: ruled ? "2.25rem" : "0" }}
        paddingInline={{ md: ruled ? "0 1rem" : "1rem" }}
      >
        <chakra.span fontFamily="heading" fontSize="2.5rem" lineHeight="1" color="brand.accent">
          {number}
        </chakra.span>
        <chakra.h3 textStyle="h3" marginBlock="0.25rem 0.5rem">
          {title}
        </chakra.h3>
        <chakra.p fontSize="small" lineHeight="1.65" color="fg.muted">
          <Typeset>{description}</Typeset>
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}
