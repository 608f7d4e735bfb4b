import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { infoRequestId, slipUrl } from "../../domain/contact-links";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { daysOf } from "../../domain/units";
import { catalogueAddress } from "../../features/catalogue/catalogue";
import { Cutaway } from "../../features/cutaway/cutaway";
import { useSiteParts } from "../../features/site/use-site-parts";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/link";
import { Photo } from "../../ui/photo";
import { EdgeRuler } from "../../ui/ruler";
import { Scale, ScaleEnds } from "../../ui/scale";
import { Stage, stageText } from "../../ui/section";
import { Tag } from "../../ui/tag";

export function HomeHero({
  hero,
  requests,
}: {
  hero: Queries.HomeHeroFragment;
  /** Whether the page has the information request. */
  requests: boolean;
}) {
  const { tag, title, lede, image, callouts, layers, plate, facts } = hero;
  const { slip } = useSiteParts();
  return (
    <chakra.section aria-labelledby="baslik">
      <Stage gridTemplateRows="1fr auto">
        <chakra.div
          gridColumn={image ? "col 1 / span 5" : "col 1 / span 7"}
          gridRow="1"
          alignSelf="end"
          paddingBlock={{ base: "1.75rem 1rem", md: facts ? "3rem 1.75rem" : "3rem" }}
          {...stageText}
        >
          <h1 id="baslik">
            <Tag asChild>
              <span>{tag}</span>
            </Tag>{" "}
            <chakra.span display="block" textStyle="display" marginTop="1.25rem">
              {title}
            </chakra.span>
          </h1>
          <chakra.p
            textStyle="lede"
            color="fg.muted"
            marginTop={{ base: "1rem", md: "1.5rem" }}
            maxWidth="29rem"
            textWrap="pretty"
          >
            {lede}
          </chakra.p>
          <chakra.div
            data-print="hide"
            display="flex"
            flexWrap="wrap"
            gap="0.75rem"
            marginTop={{ base: "1.25rem", md: "2rem" }}
            // stacked buttons have equal width
            css={{ "& > a": { flex: { base: "1 1 auto", sm: "none" } } }}
          >
            <ButtonLink to={catalogueAddress}>{hero.catalogueLabel}</ButtonLink>
            {hero.link ? (
              <ButtonLink to={hero.link.to} variant="ghost">
                {hero.link.label}
              </ButtonLink>
            ) : null}
          </chakra.div>
          <chakra.div data-print="hide" display="flex" flexWrap="wrap" columnGap="1.5rem" marginTop="0.5rem">
            {requests ? (
              <MoreLink to={`/#${infoRequestId}`}>{hero.requestLabel ?? strings.ask.request}</MoreLink>
            ) : null}
            {slip ? <MoreLink to={slipUrl()}>{strings.bar.slip}</MoreLink> : null}
          </chakra.div>
        </chakra.div>
        {plate ? <HeroPlate rows={plate} onPhoto={Boolean(image)} /> : null}
        {image ? (
          <chakra.div
            gridColumn="col 6 / -1"
            gridRow="1 / span 2"
            position="relative"
            minHeight={{ md: "664px" }}
          >
            <EdgeRuler />
            {layers ? (
              <Cutaway
                layers={layers}
                // On phones the pictures are fetched at three quarters of the screen's resolution; the
                // difference is not visible.
                sizes="(min-width: 1930px) 55vw, (min-width: 900px) 1062px, (min-width: 620px) 100vw, 132vw"
                priority
                opening="page"
                position={{ base: "relative", md: "absolute" }}
                inset="0"
                aspectRatio={{ base: "10/11", sm: "16/10", md: "auto" }}
              />
            ) : (
              <Photo
                picture={image}
                sizes="(min-width: 1930px) 55vw, (min-width: 900px) 1062px, 107vw"
                callouts={callouts}
                priority
                position={{ base: "relative", md: "absolute" }}
                inset="0"
                aspectRatio={{ base: "3/2", md: "auto" }}
              />
            )}
          </chakra.div>
        ) : null}
        {facts ? <HeroFacts facts={facts} /> : null}
      </Stage>
    </chakra.section>
  );
}

interface HeroPlateProps {
  rows: readonly Queries.StatFieldsFragment[];
  /** Whether it overlays the photograph; otherwise it is beside the title. */
  onPhoto: boolean;
}

/** Turnarounds on a common axis of days, at the foot of the photograph; on phones below the buttons. */
function HeroPlate({ rows, onPhoto }: HeroPlateProps) {
  const { days } = useSiteParts();
  return (
    <chakra.div
      gridColumn={onPhoto ? "col 6 / -1" : "col 8 / wrap-end"}
      gridRow="1 / span 2"
      alignSelf={onPhoto ? "end" : "center"}
      justifySelf={{ md: "end" }}
      position="relative"
      zIndex="3"
      width={{ md: "min(27rem, 100%)" }}
      margin={{ base: "0 {spacing.gutter} 1.25rem", md: onPhoto ? "0.75rem {spacing.gutter}" : "0.75rem 0" }}
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
          "& small": { fontSize: "0.875rem" },
          "& dd": { fontFamily: "heading", fontSize: "1.25rem", lineHeight: "1.4", whiteSpace: "nowrap" },
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
              <Scale {...daysOf(quantity)} max={days} />
            </dd>
          </div>
        ))}
      </chakra.dl>
      <chakra.div margin={{ md: "0 6.25rem 0 10.75rem" }}>
        <ScaleEnds low="0" high={strings.days(days)} />
      </chakra.div>
    </chakra.div>
  );
}

/** The laboratory's figures in two columns, the numbers in gold. */
function HeroFacts({ facts }: { facts: readonly Queries.StatFieldsFragment[] }) {
  return (
    <chakra.ul
      gridColumn="col 1 / span 5"
      gridRow="2"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))"
      maxWidth="28rem"
      gap="0.25rem 1.75rem"
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
    link {
      label
      to
    }
    catalogueLabel
    requestLabel
    image {
      ...HeroPhotoFields
    }
    callouts {
      ...CalloutFields
    }
    layers {
      ...Cutaway
    }
    plate {
      ...StatFields
    }
    facts {
      ...StatFields
    }
  }
`;
