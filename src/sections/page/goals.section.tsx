import { clsx } from "clsx";
import { graphql } from "gatsby";
import { StatNumber } from "../../features/counters/stat-number";
import * as text from "../../theme/text-styles.module.css";
import { renderText } from "../../ui/rich-text";
import { Scale } from "../../ui/scale";
import { TitledSection } from "../../ui/section";
import { TitledTexts } from "../shared/titled-text.section";
import * as css from "./goals.section.module.css";
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
    <div className={css.growth}>
      <dl className={css.figures}>
        {[now, goal].map(({ label, ...quantity }, i) => (
          <div key={label} className={i > 0 ? css.goal : undefined}>
            <dt className={css.label}>{renderText(label)}</dt>
            <dd className={clsx(text.numeral, css.number)}>
              <StatNumber {...quantity} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.axis}>
        <Scale from={0} to={reached} max={wanted} />
      </div>
    </div>
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
