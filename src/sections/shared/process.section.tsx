import { chakra } from "@chakra-ui/react/styled-system";
import { Dimension } from "../../components/marks";
import { LyingTicks, turningRuler } from "../../components/ruler";
import { Section, SectionHead, Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";
import { variable } from "../../theme/token-variables";
import type { Tone } from "../../theme/tones";

type Step = Queries.StepFieldsFragment;

interface ProcessSectionProps {
  id: string;
  tone?: Tone;
  section: { readonly title: string; readonly lede: string | null; readonly steps: readonly Step[] };
}

/** Ticks under a narrow and under the wide step: the same distance apart, as the columns weigh 5 and 8. */
const weights = { narrow: { column: "5fr", ticks: 25 }, wide: { column: "8fr", ticks: 40 } };

const weightOf = (step: Step) => (step.main ? weights.wide : weights.narrow);

/** Numbered steps on a ruler: flat from 900 px on, upright on phones. A step's duration is a dimension line. */
export function ProcessSection({ id, tone, section: { title, lede, steps } }: ProcessSectionProps) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Wrap containerType="inline-size">
        <SectionHead id={id} title={title} lede={lede} />
        <chakra.ol
          data-print="pairs"
          display="grid"
          style={{ "--columns": steps.map((step) => weightOf(step).column).join(" ") } as React.CSSProperties}
          gridTemplateColumns={{ md: "var(--columns)" }}
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
            />
          ))}
        </chakra.ol>
      </Wrap>
    </Section>
  );
}

interface StepItemProps {
  step: Step;
  number: number;
  last: boolean;
  withDurations: boolean;
}

function StepItem({ step, number, last, withDurations }: StepItemProps) {
  const { title, description, duration } = step;
  return (
    <chakra.li
      position="relative"
      paddingLeft={{ base: "2.25rem", md: "0" }}
      paddingBottom={{ base: "2.25rem", md: "0" }}
      paddingRight={{ md: last ? "0" : "gap" }}
    >
      {withDurations ? (
        <chakra.div
          minHeight={{ md: "31px" }}
          position={{ base: "absolute", md: "static" }}
          right="0"
          top="0.5rem"
        >
          {duration ? (
            <Dimension>
              <span>{duration}</span>
            </Dimension>
          ) : null}
        </chakra.div>
      ) : null}
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
        <LyingTicks count={weightOf(step).ticks} />
      </chakra.div>
      <chakra.span
        aria-hidden="true"
        position="absolute"
        zIndex="1"
        left="0"
        top={{ base: "0", md: withDurations ? "31px" : "0" }}
        width={{ base: "30px", md: "2px" }}
        height={{ base: "2px", md: "40px" }}
        bg="accent.petrol"
      />
      <chakra.div paddingTop={{ base: "0.125rem", md: "2.25rem" }} paddingRight={{ md: "1rem" }}>
        <chakra.span fontFamily="heading" fontSize="2.5rem" lineHeight="1" color="accent.gold">
          {number}
        </chakra.span>
        <chakra.h3 textStyle="h3" marginBlock="0.25rem 0.5rem">
          {title}
        </chakra.h3>
        <chakra.p fontSize="0.9375rem" lineHeight="1.65" color="fg.muted">
          <Typeset>{description}</Typeset>
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}
