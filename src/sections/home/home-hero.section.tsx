import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button";
import { catalogueAddress } from "../../components/catalogue/catalogue";
import { fitting } from "../../components/fitting";
import { MoreLink } from "../../components/link";
import { Tag } from "../../components/marks";
import { Photo } from "../../components/photo";
import { EdgeRuler } from "../../components/ruler";
import { Scale, ScaleEnds } from "../../components/scale";
import { Stage, stageText } from "../../components/section";
import { Typeset } from "../../components/typeset";
import { infoRequestId } from "../../lib/contact-links";
import { formatQuantity } from "../../lib/format";
import { strings } from "../../lib/interface-strings";
import { daysOf } from "../../lib/units";

const heroButton = { flex: { base: "1", sm: "none" }, minHeight: "48px", paddingInline: "1.25rem" } as const;

export function HomeHero({
  hero,
  laboratoryPath,
}: {
  hero: Queries.HomeHeroFragment;
  laboratoryPath: string;
}) {
  const { tag, title, lede, image, callouts, plate, plateMax } = hero;
  return (
    <chakra.section aria-labelledby="baslik">
      <Stage gridTemplateRows="1fr auto">
        <chakra.div
          gridColumn="col 1 / span 5"
          gridRow="1"
          alignSelf="end"
          paddingBlock={{ base: "1.75rem 1rem", md: "3rem 1.75rem" }}
          {...stageText}
        >
          <Tag>{tag}</Tag>
          <chakra.h1 id="baslik" textStyle="display" {...fitting(title, "display", 5)} marginTop="1.25rem">
            {title}
          </chakra.h1>
          <chakra.p
            textStyle="lede"
            color="fg.muted"
            marginTop={{ base: "1rem", md: "1.5rem" }}
            maxWidth="29rem"
            textWrap="pretty"
          >
            <Typeset>{lede}</Typeset>
          </chakra.p>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            gap="0.75rem"
            marginTop={{ base: "1.25rem", md: "2rem" }}
          >
            <ButtonLink to={catalogueAddress} {...heroButton}>
              {hero.catalogueLabel}
            </ButtonLink>
            <ButtonLink to={laboratoryPath} variant="ghost" {...heroButton}>
              {hero.laboratoryLabel}
            </ButtonLink>
          </chakra.div>
          <MoreLink to={`/#${infoRequestId}`} marginTop="0.5rem">
            {hero.requestLabel}
          </MoreLink>
        </chakra.div>
        <HeroPlate rows={plate} max={plateMax} />
        <chakra.div gridColumn="col 6 / full-end" gridRow="1 / span 2" position="relative">
          <EdgeRuler />
          <Photo
            picture={image}
            sizes="(min-width: 1930px) 55vw, (min-width: 900px) 1062px, 107vw"
            callouts={callouts}
            priority
            height={{ md: "100%" }}
            minHeight={{ md: "664px" }}
            aspectRatio={{ base: "3/2", md: "auto" }}
          />
        </chakra.div>
        <HeroFacts facts={hero.facts} />
      </Stage>
    </chakra.section>
  );
}

interface HeroPlateProps {
  rows: readonly Queries.StatFieldsFragment[];
  /** Days at the end of the axis that all rows share. */
  max: number;
}

/** Lengths of time under each other on one axis of days, at the photograph's foot; below the buttons on phones. */
function HeroPlate({ rows, max }: HeroPlateProps) {
  return (
    <chakra.div
      gridColumn="col 6 / full-end"
      gridRow="1 / span 2"
      alignSelf="end"
      justifySelf={{ md: "end" }}
      position="relative"
      zIndex="3"
      width={{ md: "27rem" }}
      margin={{ base: "0 1.25rem 1.25rem", md: "0.75rem" }}
      padding="0.5rem 1rem"
      bg="bg.page"
      border="1px solid"
      borderColor="border.hairline"
      borderRadius="md"
    >
      <chakra.dl
        css={{
          "& > div": {
            display: "grid",
            gridTemplateColumns: { base: "minmax(0, 1fr) auto", md: "10rem minmax(0, 1fr) 5.5rem" },
            alignItems: "center",
            columnGap: "0.75rem",
          },
          "& dt": { fontSize: "small", lineHeight: "1.3" },
          "& small": { fontSize: "0.75rem", color: "fg.muted" },
          "& dd": { fontFamily: "heading", fontSize: "1.25rem", lineHeight: "1.4", hyphens: "none" },
          "& dd + dd": { gridArea: { base: "2 / 1 / auto / -1", md: "1 / 2" } },
        }}
      >
        {rows.map(({ label, description, ...quantity }) => (
          <div key={label}>
            <dt>
              <span>{label}</span>
              {description ? <small> {description}</small> : null}
            </dt>
            <dd>{formatQuantity({ ...quantity, number: quantity.number ?? 0 })}</dd>
            <dd aria-hidden="true">
              <Scale {...daysOf(quantity)} max={max} />
            </dd>
          </div>
        ))}
      </chakra.dl>
      <chakra.div margin={{ md: "0 6.25rem 0 10.75rem" }}>
        <ScaleEnds low="0" high={strings.days(max)} />
      </chakra.div>
    </chakra.div>
  );
}

/** What the laboratory counts, as one line of text with the numbers in gold. */
function HeroFacts({ facts }: { facts: readonly Queries.StatFieldsFragment[] }) {
  return (
    <chakra.ul
      gridColumn="col 1 / span 5"
      gridRow="2"
      display="flex"
      flexWrap="wrap"
      gap="0.25rem 1.25rem"
      paddingBlock={{ base: "1.25rem", md: "0 2rem" }}
      fontSize="small"
      lineHeight="1.5"
      color="fg.muted"
      css={{ "& b": { fontWeight: "600", color: "brand.accent" } }}
      {...stageText}
    >
      {facts.map(({ label, ...quantity }) => (
        <li key={label}>
          <b>{formatQuantity({ ...quantity, number: quantity.number ?? 0 })}</b> <span>{label}</span>
        </li>
      ))}
    </chakra.ul>
  );
}

export const homeHeroFragment = graphql`
  fragment HomeHero on HomePageHero {
    tag
    title
    lede
    laboratoryLabel
    catalogueLabel
    requestLabel
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
