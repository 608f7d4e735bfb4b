import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { fitHeading } from "../../components/fit-heading";
import { entrance } from "../../components/motion/entrance";
import { Photo } from "../../components/photo";
import { Stage, stageText } from "../../components/section";
import { Tag } from "../../components/tag";
import { TickList } from "../../components/tick-list";
import { tones } from "../../theme/tones";

/** A tall photograph beside the four technologies with their benefits. */
export function Technology({ technology }: { technology: Queries.HomeTechnologyFragment }) {
  const { tag, title, image, items } = technology;
  return (
    <chakra.section aria-labelledby="teknoloji" {...tones.tint}>
      <Stage>
        {image ? (
          <Photo
            picture={image}
            sizes="(min-width: 900px) 1540px, 120vw"
            gridColumn="1 / span 7"
            minHeight={{ md: "100%" }}
            aspectRatio={{ base: "16/9", md: "auto" }}
          />
        ) : null}
        <chakra.div
          gridColumn={image ? "col 7 / span 6" : "wrap-start / wrap-end"}
          {...stageText}
          paddingLeft={image ? { base: "gutter", md: "clamp(0rem, 2vw, 2rem)" } : undefined}
          paddingBlock={{ base: "2rem {spacing.section}", md: "section" }}
        >
          <Tag>{tag}</Tag>
          <chakra.h2 id="teknoloji" textStyle="h2" {...fitHeading(title, "h2", 5)} marginBlock="1rem 1.5rem">
            {title}
          </chakra.h2>
          <ul>
            {items.map((item) => (
              <TechnologyItem key={item.name} {...item} />
            ))}
          </ul>
        </chakra.div>
      </Stage>
    </chakra.section>
  );
}

function TechnologyItem({ name, description, benefits }: Queries.TechnologyFieldsFragment) {
  return (
    <chakra.li
      {...entrance("rise")}
      display="grid"
      gridTemplateColumns={{ sm: "minmax(0, 5fr) minmax(0, 4fr)" }}
      gap="0.5rem 1.5rem"
      paddingBlock={{ base: "1rem", md: "1.5rem" }}
      borderTop="1px solid"
      borderColor="border.hairline"
    >
      <div>
        <chakra.h3 textStyle="h3">{name}</chakra.h3>
        <chakra.p marginTop="0.375rem" fontSize="small" lineHeight="1.6" color="fg.muted">
          {description}
        </chakra.p>
      </div>
      <TickList>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </TickList>
    </chakra.li>
  );
}

export const technologyFragment = graphql`
  fragment HomeTechnology on HomePageTechnology {
    tag
    title
    image {
      ...PhotoFields
    }
    items {
      ...TechnologyFields
    }
  }

  fragment TechnologyFields on Technology {
    name
    description
    benefits
  }
`;
