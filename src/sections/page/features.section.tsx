import { clsx } from "clsx";
import { graphql } from "gatsby";
import * as text from "../../theme/text-styles.module.css";
import { equalColumns } from "../../ui/columns";
import { Icon } from "../../ui/icon";
import { renderRichText, renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import * as css from "./features.section.module.css";
import type { SectionProps } from "./section-props";

/**
 * Icons with title and text: three columns if they fill the rows, otherwise two; two on tablets, one on
 * phones.
 */
export function Features({
  section: { title, lede, features },
  context: { id, tone },
}: SectionProps<Queries.FeaturesSectionFragment>) {
  const inRow = features.length % 3 === 0 ? 3 : 2;
  const isAlone = (i: number) => i === features.length - 1 && i % 2 === 0;
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      <ul {...equalColumns({ sm: 2, md: inRow }, inRow === 3 ? css.inThrees : css.inTwos)}>
        {features.map(({ icon, title: name, description }, i) => (
          <li
            key={name}
            className={clsx(css.feature, i % inRow > 0 && css.besideAnother, isAlone(i) && css.alone)}
          >
            <Icon drawing={icon} size={26} className={css.icon} />
            <div data-entrance="rise">
              <h3 className={clsx(text.h3, css.title)}>{renderText(name)}</h3>
              <p className={clsx(text.small, css.description)}>{renderRichText(description)}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

export const featuresFragment = graphql`
  fragment FeaturesSection on FeaturesSection {
    id
    title
    lede
    features: items {
      ...FeatureFields
    }
  }
`;
