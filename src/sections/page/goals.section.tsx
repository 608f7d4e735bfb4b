import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { StatNumber } from "../../features/counters/stat-number";
import { renderText } from "../../ui/rich-text";
import { Scale } from "../../ui/scale";
import { TitledSection } from "../../ui/section";
import { TitledTexts } from "../shared/titled-text.section";
import type { SectionProps } from "./section-props";

/** The laboratory's goals: today and the target on one axis, then each goal in words. */
export function Goals({
  section: { title, lede, growth, texts },
  context: { id, tone },
}: SectionProps<Queries.GoalsSectionFragment>) {
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      {growth ? <Growth {...growth} /> : null}
      <TitledTexts texts={texts} />
    </TitledSection>
  );
}

/** Today's figure in gold on an axis that ends with the target. */
function Growth({ now, goal }: NonNullable<Queries.GoalsSectionFragment["growth"]>) {
  const [reached, wanted] = [now.number ?? 0, goal.number ?? 1];
  return (
    <chakra.div marginBottom="head">
      <chakra.dl
        display="grid"
        // Very large letters stack them.
        gridTemplateColumns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))"
        alignItems="end"
        columnGap="gap"
        css={{ "& > div + div": { textAlign: "right" } }}
      >
        {[now, goal].map(({ label, ...quantity }) => (
          <div key={label}>
            <chakra.dt color="fg.muted">{renderText(label)}</chakra.dt>
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
  fragment GoalsSection on GoalsSection {
    id
    title
    lede
    growth {
      now {
        ...FigureFields
      }
      goal {
        ...FigureFields
      }
    }
    texts: items {
      ...TitledTextFields
    }
  }
`;
