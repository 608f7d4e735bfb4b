import { clsx } from "clsx";
import { graphql } from "gatsby";
import { slipUrl } from "../../domain/contact-links";
import { fixedIds } from "../../domain/fixed-ids";
import { Cutaway } from "../../features/cutaway/cutaway";
import { upFrom } from "../../theme/breakpoints";
import * as stage from "../../theme/stage.module.css";
import * as text from "../../theme/text-styles.module.css";
import { ButtonLink } from "../../ui/button";
import { EdgeRuler } from "../../ui/edge-ruler";
import { MoreLink } from "../../ui/link";
import { hasLongWord } from "../../ui/long-word";
import { onDemand } from "../../ui/on-demand";
import { renderHeading, renderText } from "../../ui/rich-text";
import { tagClass } from "../../ui/tag";
import { HeroFacts, HeroPlate } from "./hero-plate";
import * as css from "./home-hero.section.module.css";

// Only without the cut model.
const WholePhoto = onDemand(
  "whole-photo",
  async () => (await import(/* webpackChunkName: "whole-photo" */ "../../ui/whole-photo")).WholePhoto,
);

interface HomeHeroProps {
  hero: Queries.HomeHeroFragment;
  derived: Queries.DerivedFactsFragment;
}

export function HomeHero({ hero, derived: { requests, slip, slipTitle, words, days } }: HomeHeroProps) {
  const { tag, title, lede, image, callouts, layers, plate, facts } = hero;
  const isPictured = Boolean(image ?? layers);
  return (
    <section aria-labelledby={fixedIds.title}>
      <div className={clsx(stage.stage, css.stage)}>
        <div className={clsx(css.words, isPictured && css.besidePicture, stage.text)}>
          <h1 id={fixedIds.title}>
            <span className={tagClass}>{tag}</span>{" "}
            <span className={clsx(css.title, hasLongWord(title) ? text.h1 : text.display)}>
              {renderHeading(title)}
            </span>
          </h1>
          <p className={clsx(text.lede, css.lede)}>{renderText(lede)}</p>
          <div data-print="hide" className={css.buttons}>
            {hero.links.map(({ label, to }, i) => (
              <ButtonLink key={to} to={to} className={css.button} {...(i > 0 ? { variant: "ghost" } : {})}>
                {label}
              </ButtonLink>
            ))}
          </div>
          <div data-print="hide" className={css.links}>
            {requests ? <MoreLink to={`/#${fixedIds.infoRequest}`}>{words.request}</MoreLink> : null}
            {slip ? <MoreLink to={slipUrl()}>{slipTitle}</MoreLink> : null}
          </div>
        </div>
        {plate ? <HeroPlate rows={plate} days={days} belowText={isPictured} /> : null}
        {isPictured ? (
          <div className={css.picture}>
            <EdgeRuler />
            {layers ? (
              <Cutaway
                layers={layers}
                // On phones at three quarters of the screen's resolution, which is not visible.
                sizes={`(min-width: 120.625rem) 55vw, ${upFrom.md} 1062px, ${upFrom.sm} 100vw, 132vw`}
                opening="page"
                className={css.cutaway}
              />
            ) : image ? (
              <WholePhoto
                picture={image}
                sizes={`(min-width: 115rem) 1063px, (min-width: 83.5rem) calc(50vw + 93px), ${upFrom.md} 58vw, 100vw`}
                callouts={callouts}
              />
            ) : null}
          </div>
        ) : null}
        {facts ? <HeroFacts facts={facts} /> : null}
      </div>
    </section>
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
