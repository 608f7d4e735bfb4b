import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { StatNumber } from "../../components/count-up/stat-number";
import { Scale } from "../../components/scale";
import { Section, SectionHead, Wrap } from "../../components/section";
import { TitledTexts } from "../shared/titled-text.section";

/** Where the laboratory wants to go: the way from today to the goal on one axis, then every goal in words. */
export function Goals({ goals: { title, lede, growth, items } }: { goals: Queries.GoalsFragment }) {
  return (
    <Section aria-labelledby="hedefler">
      <Wrap>
        <SectionHead id="hedefler" title={title} lede={lede} />
        {growth ? <Growth {...growth} /> : null}
        <TitledTexts items={items} />
      </Wrap>
    </Section>
  );
}

/** Two figures on the axis of the second: how much of it is there today is gold. */
function Growth({ now, goal }: NonNullable<Queries.GoalsFragment["growth"]>) {
  const [reached, wanted] = [now.number ?? 0, goal.number ?? 1];
  return (
    <chakra.div marginBottom="head">
      <chakra.dl
        display="grid"
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        alignItems="end"
        columnGap="gap"
        css={{ "& > div + div": { textAlign: "right" } }}
      >
        {[now, goal].map(({ label, description, ...quantity }) => (
          <div key={label}>
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd textStyle="numeral" hyphens="none">
              <StatNumber {...quantity} />
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
      <chakra.div marginTop="1rem">
        <Scale from={0} to={reached} max={wanted} />
      </chakra.div>
    </chakra.div>
  );
}

export const goalsFragment = graphql`
  fragment Goals on VisionPageGoals {
    title
    lede
    growth {
      now {
        ...StatFields
      }
      goal {
        ...StatFields
      }
    }
    items {
      ...TitledTextFields
    }
  }
`;
