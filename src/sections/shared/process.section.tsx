import { chakra } from "@chakra-ui/react/styled-system";
import { strings } from "../../domain/interface-strings";
import { parseDuration } from "../../domain/parse-duration";
import { useDaysNote } from "../../features/delivery/use-days-note";
import type { Tone } from "../../theme/layer-styles";
import { Dimension } from "../../ui/dimension";
import { RichText } from "../../ui/rich-text";
import { Section, SectionHead, Wrap } from "../../ui/section";

type Step = Queries.StepFieldsFragment;

interface ProcessSectionProps {
  id: string;
  tone?: Tone;
  section: { readonly title: string; readonly lede: string | null; readonly steps: readonly Step[] };
  /** Draws the ruler; false beside another scale. */
  ruled?: boolean;
}

/** Maximum steps per row, and the minimum width of a step in rem. */
const most = 6;
const stepWidth = 12;

/**
 * Returns steps per row so that all rows are full, in at most three rows; undefined if impossible (seven).
 */
export function stepsInRow(count: number): number | undefined {
  for (let inRow = Math.min(most, count); inRow > 1; inRow--)
    if (count % inRow === 0 && count / inRow <= 3) return inRow;
  return undefined;
}

/** Numbered steps on a ruler: in rows from 900 px on; stacked on phones and if no full rows are possible. */
export function ProcessSection({
  id,
  tone,
  section: { title, lede, steps },
  ruled = true,
}: ProcessSectionProps) {
  const lengths = lengthsOf(steps);
  const inRow = stepsInRow(steps.length);
  const note = useDaysNote(steps);
  const narrow = `@container (max-width: ${Math.max(48, (inRow ?? 1) * stepWidth)}rem)`;
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Wrap containerType="inline-size">
        <SectionHead id={id} title={title} lede={lede} />
        <chakra.ol
          display="grid"
          {...(inRow
            ? { gridTemplateColumns: { md: `repeat(${inRow}, minmax(0, 1fr))` } }
            : { maxWidth: "44rem" })}
          rowGap={inRow && inRow < steps.length ? { md: "1.25rem" } : undefined}
          // Removes the bottom space of the last row.
          marginBottom={inRow ? { md: "-1.75rem" } : undefined}
          // Narrow containers and very large text get one step per row.
          css={{ [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } }}
        >
          {steps.map((step, i) => (
            <StepItem
              key={step.title}
              step={step}
              number={i + 1}
              lies={inRow !== undefined}
              endsRow={inRow !== undefined && (i + 1) % inRow === 0}
              narrow={narrow}
              withDurations={steps.some(({ duration }) => duration)}
              length={lengths?.[i]}
              ruled={ruled}
            />
          ))}
        </chakra.ol>
        {note ? (
          <chakra.p textStyle="small" color="fg.muted" marginTop={{ base: "0.5rem", md: "2.25rem" }}>
            {note}
          </chakra.p>
        ) : null}
      </Wrap>
    </Section>
  );
}

/** Each step's duration as a fraction of the longest; undefined unless all are known. */
function lengthsOf(steps: readonly Step[]): number[] | undefined {
  const days = steps.flatMap(({ duration }) => (duration ? (parseDuration("gün", duration) ?? []) : []));
  const longest = Math.max(...days);
  return days.length === steps.length ? days.map((length) => length / longest) : undefined;
}

interface StepItemProps {
  step: Step;
  number: number;
  /** Whether steps are in rows on wide screens. */
  lies: boolean;
  endsRow: boolean;
  /** Container query for one step per row. */
  narrow: string;
  withDurations: boolean;
  length: number | undefined;
  ruled: boolean;
}

function StepItem({
  step: { title, description, duration, since, main },
  number,
  lies,
  endsRow,
  narrow,
  withDurations,
  length,
  ruled,
}: StepItemProps) {
  const timed = main && duration;
  /** Values from 900 px on, if steps are in rows there. */
  const md = <T,>(value: T) => (lies ? { md: value } : {});
  return (
    <chakra.li
      position="relative"
      paddingLeft={{ base: "2.25rem", ...md("0"), _print: "0" }}
      paddingBottom="1.75rem"
      paddingRight={md(endsRow ? "0" : "gap")}
    >
      {withDurations ? (
        <chakra.div
          position={{ base: "absolute", ...md("relative") }}
          minHeight={md("2.25rem")}
          right="0"
          top={{ base: "0.5rem", ...md("auto") }}
          textStyle="label"
          color="brand.accent"
        >
          {duration && since && since < number && lies ? (
            <Together duration={duration} since={since} number={number} narrow={narrow} />
          ) : duration ? (
            <span>{duration}</span>
          ) : null}
          {length === undefined ? null : (
            <chakra.div
              aria-hidden="true"
              display={{ base: "none", ...md("block") }}
              height="3px"
              minWidth="2px"
              marginTop="0.25rem"
              bg="brand.accentFill"
              style={{ width: `${length * 100}%` }}
            />
          )}
        </chakra.div>
      ) : null}
      {ruled ? (
        <chakra.div
          data-print="hide"
          aria-hidden="true"
          position={{ base: "absolute", ...md("static") }}
          insetBlock="0"
          left="0"
          borderLeft={{ base: "1px solid", ...md("0") }}
          borderTop={md("1px solid")}
          borderColor="border.strong"
          // The line continues to the next step of the row.
          marginRight={md(endsRow ? "0" : "calc(-1 * {spacing.gap})")}
        />
      ) : null}
      <chakra.span
        aria-hidden="true"
        data-print="hide"
        position="absolute"
        zIndex="1"
        left="0"
        top={{ base: "0", ...md(withDurations ? "2.25rem" : "0") }}
        width={{ base: "30px", ...md(timed ? "4px" : "2px") }}
        height={{ base: timed ? "4px" : "2px", ...md("40px") }}
        bg={timed ? "brand.accentFill" : "brand.main"}
      />
      <chakra.div
        paddingTop={{ base: "0.125rem", ...md(ruled ? "2.25rem" : "0") }}
        paddingInline={md(ruled ? "0 1rem" : "1rem")}
      >
        <chakra.span
          fontFamily="heading"
          fontSize={{ base: "2.5rem", _print: "1.75rem" }}
          lineHeight="1"
          color="brand.accent"
        >
          {number}
        </chakra.span>{" "}
        <chakra.h3 textStyle="h3" display={{ _print: "inline" }} marginBlock="0.25rem 0.5rem">
          {title}
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted">
          <RichText>{description}</RichText>
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}

interface TogetherProps extends Pick<StepItemProps, "number" | "narrow"> {
  duration: string;
  since: number;
}

/** A duration shared by several steps, as a dimension line above them. */
function Together({ duration, since, number, narrow }: TogetherProps) {
  return (
    <Dimension
      position={{ md: "absolute" }}
      right="0"
      left="calc(var(--steps) * -1 * (100% + {spacing.gap}))"
      bottom="0.5rem"
      whiteSpace="normal"
      css={{
        "&::before, &::after": { display: { base: "none", md: "block" } },
        [narrow]: { position: "static" },
      }}
      style={{ "--steps": number - since } as React.CSSProperties}
    >
      <span>
        {strings.steps(since, number)}: {duration}
      </span>
    </Dimension>
  );
}
