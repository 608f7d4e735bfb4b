import { chakra } from "@chakra-ui/react/styled-system";
import { isSameUnit } from "../../domain/units";
import type { Tone } from "../../theme/layer-styles";
import { renderText } from "../../ui/rich-text";
import { Section, SectionHead, Wrap } from "../../ui/section";
import { StepItem } from "./process-step";

type Step = Queries.StepFieldsFragment;

interface ProcessSectionProps {
  id: string;
  tone?: Tone;
  section: { readonly title: string; readonly lede: string | null; readonly steps: readonly Step[] };
  /** The laboratory's sentence about working days; null if it stands elsewhere on the page. */
  workingDays?: string | null;
  /** Draws the ruler; false beside another scale. */
  ruled?: boolean;
}

/** Maximum steps per row, and the minimum width of a step in rem. */
const maxInRow = 6;
const stepWidth = 12;

/**
 * Returns steps per row so that all rows are full, in at most three rows; undefined if impossible (seven).
 */
function stepsInRow(count: number): number | undefined {
  for (let inRow = Math.min(maxInRow, count); inRow > 1; inRow--)
    if (count % inRow === 0 && count / inRow <= 3) return inRow;
  return undefined;
}

/** Numbered steps on a ruler: in rows from 900 px on; stacked on phones and if no full rows are possible. */
export function ProcessSection({
  id,
  tone,
  section: { title, lede, steps },
  workingDays,
  ruled = true,
}: ProcessSectionProps) {
  const durations = steps.map(({ duration }) => duration);
  const inRow = stepsInRow(steps.length);
  const hasDays = durations.some((duration) => duration?.unit && isSameUnit(duration.unit, "gün"));
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
              inRow={inRow}
              withDurations={steps.some(({ duration }) => duration)}
              ruled={ruled}
            />
          ))}
        </chakra.ol>
        {hasDays && workingDays ? (
          <chakra.p textStyle="small" color="fg.muted" marginTop={{ base: "0.5rem", md: "2.25rem" }}>
            {renderText(workingDays)}
          </chakra.p>
        ) : null}
      </Wrap>
    </Section>
  );
}
