import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { slipUrl } from "../../domain/contact-links";
import { fixedIds } from "../../domain/fixed-ids";
import { Cutaway } from "../../features/cutaway/cutaway";
import { SampleNote } from "../../features/site/sample-note";
import { upFrom } from "../../theme/breakpoints";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/link";
import { hasLongWord } from "../../ui/long-word";
import { renderHeading, renderText } from "../../ui/rich-text";
import { EdgeRuler } from "../../ui/ruler";
import { Stage, stageText } from "../../ui/section";
import { Tag } from "../../ui/tag";
import { WholePhoto } from "../../ui/whole-photo";
import { HeroFacts, HeroPlate } from "./hero-plate";

interface HomeHeroProps {
  hero: Queries.HomeHeroFragment;
  /** Whether the page says that it holds samples. */
  hasSample: boolean;
  parts: Queries.SitePartsFragment;
}

export function HomeHero({
  hero,
  hasSample,
  parts: { requests, slip, slipTitle, words, days },
}: HomeHeroProps) {
  const { tag, title, lede, image, callouts, layers, plate, facts } = hero;
  const isPictured = Boolean(image ?? layers);
  return (
    <chakra.section aria-labelledby={fixedIds.title}>
      <Stage gridTemplateRows="1fr auto">
        <chakra.div
          gridColumn={isPictured ? "col 1 / span 5" : "col 1 / span 7"}
          gridRow="1"
          alignSelf="end"
          paddingBlock={{ base: "1.25rem 1rem", md: facts ? "3rem 1.75rem" : "3rem" }}
          {...stageText}
        >
          <h1 id={fixedIds.title}>
            <Tag asChild>
              <span>{tag}</span>
            </Tag>{" "}
            <chakra.span
              display="block"
              textStyle={hasLongWord(title) ? "h1" : "display"}
              marginTop="1.25rem"
            >
              {renderHeading(title)}
            </chakra.span>
          </h1>
          <chakra.p
            textStyle="lede"
            color="fg.muted"
            marginTop={{ base: "1rem", md: "1.5rem" }}
            maxWidth="29rem"
            textWrap="pretty"
          >
            {renderText(lede)}
          </chakra.p>
          <chakra.div
            data-print="hide"
            display="flex"
            flexWrap="wrap"
            gap="0.75rem"
            marginTop={{ base: "1.25rem", md: "2rem" }}
            // Stacked buttons have equal widths.
            css={{ "& > a": { flex: { base: "1 1 auto", sm: "none" } } }}
          >
            {hero.links.map(({ label, to }, i) => (
              <ButtonLink key={to} to={to} {...(i > 0 ? { variant: "ghost" } : {})}>
                {label}
              </ButtonLink>
            ))}
          </chakra.div>
          <chakra.div data-print="hide" display="flex" flexWrap="wrap" columnGap="1.5rem" marginTop="0.5rem">
            {requests ? <MoreLink to={`/#${fixedIds.infoRequest}`}>{words.request}</MoreLink> : null}
            {slip ? <MoreLink to={slipUrl()}>{slipTitle}</MoreLink> : null}
          </chakra.div>
        </chakra.div>
        {plate ? <HeroPlate rows={plate} days={days} onPhoto={isPictured} /> : null}
        {isPictured ? (
          <chakra.div
            gridColumn="col 6 / -1"
            gridRow="1 / span 2"
            position="relative"
            display="grid"
            minHeight={{ md: "664px" }}
          >
            <EdgeRuler />
            {layers ? (
              <Cutaway
                layers={layers}
                // On phones at three quarters of the screen's resolution, which is not visible.
                sizes={`(min-width: 120.625rem) 55vw, ${upFrom.md} 1062px, ${upFrom.sm} 100vw, 132vw`}
                opening="page"
                position={{ base: "relative", md: "absolute" }}
                inset="0"
                aspectRatio={{ base: "10/11", sm: "16/10", md: "auto" }}
              />
            ) : image ? (
              <WholePhoto
                picture={image}
                sizes={`(min-width: 83.5rem) calc(50vw + 93px), ${upFrom.md} 57vw, 100vw`}
                callouts={callouts}
              />
            ) : null}
          </chakra.div>
        ) : null}
        {facts ? <HeroFacts facts={facts} /> : null}
      </Stage>
      <SampleNote shown={hasSample} />
    </chakra.section>
  );
}

export const homeHeroFragment = graphql`
  fragment HomeHero on HomePageHero {
    tag
    title
    lede
    links {
      label
      to
    }
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
      ...FigureFields
    }
  }
`;
