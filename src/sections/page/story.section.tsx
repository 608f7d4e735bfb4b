import { clsx } from "clsx";
import { graphql } from "gatsby";
import { StatNumber } from "../../features/counters/stat-number";
import { upFrom } from "../../theme/breakpoints";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import { columns } from "../../ui/columns";
import { ArrowLink } from "../../ui/link";
import { Photo } from "../../ui/photo";
import { renderHeading, renderRichText, renderText } from "../../ui/rich-text";
import { Section, SectionHead } from "../../ui/section";
import { Tag } from "../../ui/tag";
import type { SectionProps } from "./section-props";
import * as css from "./story.section.module.css";

/** A photograph with a few paragraphs beside it, and optional figures and link. */
export function Story({
  section: { tag, title, paragraphs, facts, link, image },
  context: { id, tone },
}: SectionProps<Queries.StorySectionFragment>) {
  return (
    <Section space="breath" tone={tone} aria-labelledby={id}>
      <div className={clsx(grid.wrap, grid.columns)}>
        {image ? (
          <div className={css.picture}>
            <Photo picture={image} sizes={`${upFrom.md} 790px, 110vw`} className={css.photo} />
          </div>
        ) : (
          <SectionHead beside id={id} title={title} tag={tag ? <Tag>{tag}</Tag> : null} />
        )}
        <div className={clsx(grid.column, image ? css.besidePhoto : css.besideHead)}>
          {image ? (
            <>
              {tag ? <Tag>{tag}</Tag> : null}
              <h2 id={id} className={clsx(text.h2, css.title, tag && css.belowTag)}>
                {renderHeading(title)}
              </h2>
            </>
          ) : null}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={css.paragraph}>
              {renderRichText(paragraph)}
            </p>
          ))}
          {facts ? (
            <dl data-print="columns" {...columns(facts.length, { base: 3 }, css.facts, "word")}>
              {facts.map(({ label, ...quantity }) => (
                <div key={label} className={css.fact}>
                  <dt className={css.label}>{renderText(label)}</dt>
                  <dd className={css.number}>
                    <StatNumber {...quantity} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {link ? (
            <ArrowLink data-print="hide" to={link.to} className={clsx(!facts && css.belowText)}>
              {link.label}
            </ArrowLink>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

export const storyFragment = graphql`
  fragment StorySection on StorySection {
    id
    tag
    title
    paragraphs
    facts {
      ...FigureFields
    }
    link {
      label
      to
    }
    image {
      ...PhotoFields
    }
  }
`;
