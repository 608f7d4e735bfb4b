import { graphql } from "gatsby";
import { onDemand } from "../../ui/on-demand";
import { TitledSection } from "../../ui/section";
import { Tag } from "../../ui/tag";
import { CardRow } from "../shared/card-row";
import type { SectionProps } from "./section-props";

const PicturedCards = onDemand(
  "pictured-cards",
  async () => (await import(/* webpackChunkName: "pictured-cards" */ "./pictured-cards")).PicturedCards,
);

/** Cards side by side, or stacked beside a tall photograph. */
export function Cards(props: SectionProps<Queries.CardsSectionFragment>) {
  const {
    section: { tag, title, lede, image, cards },
    context: { id, tone },
  } = props;
  if (image) return <PicturedCards {...props} />;
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede} tag={tag ? <Tag>{tag}</Tag> : null}>
      <CardRow cards={cards} />
    </TitledSection>
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
