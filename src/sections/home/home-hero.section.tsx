import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button";
import { catalogueAddress } from "../../components/catalogue/catalogue";
import { StatNumber } from "../../components/count-up/stat-number";
import { Tag } from "../../components/marks";
import { Photo } from "../../components/photo";
import { Plate } from "../../components/plate";
import { EdgeRuler } from "../../components/ruler";
import { Stage, stageText } from "../../components/section";
import { Typeset } from "../../components/typeset";
import { formatAmount } from "../../lib/format";
import { variable } from "../../theme/token-variables";

export function HomeHero({
  hero,
  laboratoryPath,
}: {
  hero: Queries.HomeHeroFragment;
  laboratoryPath: string;
}) {
  const { tag, title, lede, image, callouts, plate, plateMax } = hero;
  const plateNumber = plate.number ?? 0;
  return (
    <chakra.section aria-labelledby="baslik">
      <Stage gridTemplateRows="1fr auto">
        <chakra.div
          gridColumn="col 1 / span 5"
          gridRow="1"
          alignSelf="end"
          paddingBlock={{ base: "2.5rem 2.25rem", md: "3rem 2.5rem" }}
          {...stageText}
        >
          <Tag>{tag}</Tag>
          <chakra.h1 id="baslik" textStyle="display" marginTop="1.25rem">
            {title}
          </chakra.h1>
          <chakra.p textStyle="lede" color="fg.muted" marginTop="1.5rem" maxWidth="29rem" textWrap="pretty">
            <Typeset>{lede}</Typeset>
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="0.75rem" marginTop="2rem">
            <ButtonLink to={laboratoryPath} width={{ base: "100%", sm: "auto" }}>
              {hero.laboratoryLabel}
            </ButtonLink>
            <ButtonLink to={catalogueAddress} variant="ghost" width={{ base: "100%", sm: "auto" }}>
              {hero.catalogueLabel}
            </ButtonLink>
          </chakra.div>
        </chakra.div>
        <chakra.div gridColumn="col 6 / full-end" gridRow="1 / span 2" position="relative">
          <EdgeRuler />
          <Photo
            picture={image}
            sizes="(min-width: 1930px) 55vw, (min-width: 900px) 1062px, 128vw"
            callouts={callouts}
            priority
            height={{ md: "100%" }}
            minHeight={{ md: "664px" }}
            aspectRatio={{ base: "5/4", md: "auto" }}
          />
          <chakra.dl
            position={{ base: "relative", md: "absolute" }}
            zIndex="3"
            right={{ md: `max(${variable("spacing.gutter")}, calc((100vw - 1240px) / 2))` }}
            bottom={{ md: "1rem" }}
            width={{ md: "236px" }}
            marginTop={{ base: "-2.25rem", md: "0" }}
            marginInline={{ base: "gutter", md: "0" }}
          >
            <Plate
              label={plate.label}
              value={formatAmount({ ...plate, number: plateNumber })}
              unit={plate.unit ?? ""}
              scale={{ from: plateNumber / 12, to: (plate.to ?? plateNumber) / 12, max: plateMax / 12 }}
              scaleEnd={`${plateMax} ${plate.unit ?? ""}`}
            />
          </chakra.dl>
        </chakra.div>
        <HeroFacts facts={hero.facts} />
      </Stage>
    </chakra.section>
  );
}

/** Two columns, or one where the letters are so large that two would be narrower than a word. */
const twoAtMost = "repeat(auto-fit, minmax(max(40%, 7.5rem), 1fr))";

function HeroFacts({ facts }: { facts: readonly Queries.StatFieldsFragment[] }) {
  return (
    <chakra.dl
      gridColumn="col 1 / span 5"
      gridRow="2"
      display="grid"
      gridTemplateColumns={{ base: twoAtMost, md: `repeat(${facts.length}, auto)` }}
      justifyContent={{ md: "space-between" }}
      columnGap="1rem"
      rowGap="1.5rem"
      paddingBlock={{ base: "2.25rem 2.75rem", md: "0 2.5rem" }}
      paddingInline={{ base: "gutter", md: "0 1rem" }}
    >
      {facts.map(({ label, ...quantity }) => (
        <chakra.div
          key={label}
          display="flex"
          flexDirection="column-reverse"
          justifyContent="flex-end"
          paddingLeft="0.75rem"
          borderLeft="1px solid"
          borderColor="accent.gold"
        >
          <chakra.dt
            marginTop="0.375rem"
            maxWidth={{ md: "6.5rem" }}
            fontSize="0.8125rem"
            lineHeight="1.35"
            color="fg.muted"
            hyphens="none"
          >
            {label}
          </chakra.dt>
          <chakra.dd
            fontFamily="heading"
            fontSize={{ base: "2.25rem", md: "1.875rem" }}
            lineHeight="1"
            hyphens="none"
          >
            <StatNumber {...quantity} />
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

export const homeHeroFragment = graphql`
  fragment HomeHero on HomePageHero {
    tag
    title
    lede
    laboratoryLabel
    catalogueLabel
    image {
      ...PhotoFields
    }
    callouts {
      ...CalloutFields
    }
    plate {
      ...StatFields
    }
    plateMax
    facts {
      ...StatFields
    }
  }
`;
