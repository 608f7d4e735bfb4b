import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { upFrom } from "../../theme/breakpoints";
import { Photo } from "../../ui/photo";
import { renderText } from "../../ui/rich-text";
import { Heading, Stage, stageText, TitledSection } from "../../ui/section";
import { Tag } from "../../ui/tag";
import { CardRow, Points } from "../shared/card-row";
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
    <chakra.section aria-labelledby={id} layerStyle={tone}>
      <Stage>
        {image ? (
          <Photo
            picture={image}
            sizes={`${upFrom.md} 1540px, 120vw`}
            gridColumn="1 / span 7"
            minHeight={{ md: "100%" }}
            aspectRatio={{ base: "16/9", md: "auto" }}
          />
        ) : null}
        <chakra.div
          gridColumn="col 7 / span 6"
          {...stageText}
          paddingLeft={{ base: "gutter", md: "clamp(0rem, 2vw, 2rem)" }}
          paddingBlock={{ base: "2rem {spacing.section}", md: "section" }}
        >
          {tag ? <Tag>{tag}</Tag> : null}
          <Heading id={id} marginBlock={tag ? "1rem 1.5rem" : "0 1.5rem"}>
            {title}
          </Heading>
          {lede ? (
            <chakra.p marginBottom="1.5rem" color="fg.muted">
              {renderText(lede)}
            </chakra.p>
          ) : null}
          <ul>
            {cards.map((card) => (
              <Row key={card.title} {...card} />
            ))}
          </ul>
        </chakra.div>
      </Stage>
    </chakra.section>
  );
}

function Row({ title, description, points }: Queries.CardsSectionFragment["cards"][number]) {
  return (
    <chakra.li
      data-entrance="rise"
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "minmax(0, 5fr) minmax(0, 4fr)" }}
      gap="0.5rem 1.5rem"
      paddingBlock={{ base: "1rem", md: "1.5rem" }}
      borderTop="1px solid {colors.border.hairline}"
    >
      <div>
        <chakra.h3 textStyle="h3">{renderText(title)}</chakra.h3>
        <chakra.p marginTop="0.375rem" textStyle="small" color="fg.muted">
          {renderText(description)}
        </chakra.p>
      </div>
      <Points points={points} />
    </chakra.li>
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
