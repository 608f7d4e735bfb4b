import { clsx } from "clsx";
import { graphql } from "gatsby";
import { upFrom } from "../../theme/breakpoints";
import * as stage from "../../theme/stage.module.css";
import * as text from "../../theme/text-styles.module.css";
import { Photo } from "../../ui/photo";
import { renderHeading, renderText } from "../../ui/rich-text";
import { TitledSection, toneClass } from "../../ui/section";
import { Tag } from "../../ui/tag";
import { CardRow, Points } from "../shared/card-row";
import * as css from "./cards.section.module.css";
import type { SectionProps } from "./section-props";

type Props = SectionProps<Queries.CardsSectionFragment>;

/** Cards side by side, or stacked beside a tall photograph. */
export function Cards(props: Props) {
  return props.section.image ? <BesidePhoto {...props} /> : <SideBySide {...props} />;
}

function SideBySide({ section: { tag, title, lede, cards }, context: { id, tone } }: Props) {
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede} tag={tag ? <Tag>{tag}</Tag> : null}>
      <CardRow cards={cards} />
    </TitledSection>
  );
}

function BesidePhoto({ section: { tag, title, lede, image, cards }, context: { id, tone } }: Props) {
  return (
    <section aria-labelledby={id} className={toneClass(tone)}>
      <div className={stage.stage}>
        {image ? <Photo picture={image} sizes={`${upFrom.md} 1540px, 120vw`} className={css.photo} /> : null}
        <div className={clsx(stage.text, css.words)}>
          {tag ? <Tag>{tag}</Tag> : null}
          <h2 id={id} className={clsx(text.h2, css.title, tag && css.belowTag)}>
            {renderHeading(title)}
          </h2>
          {lede ? <p className={css.lede}>{renderText(lede)}</p> : null}
          <ul>
            {cards.map((card) => (
              <Row key={card.title} {...card} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Row({ title, description, points }: Queries.CardsSectionFragment["cards"][number]) {
  return (
    <li data-entrance="rise" className={css.card}>
      <div>
        <h3 className={text.h3}>{renderText(title)}</h3>
        <p className={clsx(text.small, css.description)}>{renderText(description)}</p>
      </div>
      <Points points={points} />
    </li>
  );
}

export const cardsFragment = graphql`
  fragment CardsSection on CardsSection {
    id
    tag
    title
    lede
    image {
      ...PhotoFields
    }
    cards: items {
      title
      description
      points
    }
  }
`;
