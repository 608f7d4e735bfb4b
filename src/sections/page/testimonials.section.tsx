import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ComponentProps, CSSProperties } from "react";
import { strings } from "../../domain/interface-strings";
import * as grid from "../../theme/grid.module.css";
import { TitledSection } from "../../ui/section";
import type { SectionProps } from "./section-props";
import * as css from "./testimonials.section.module.css";

type Testimonial = Queries.TestimonialsSectionFragment["quotes"][number];

/** Quotes: the first large, the others beside it. */
export function Testimonials({
  section: { title, quotes },
  context: { id, tone },
}: SectionProps<Queries.TestimonialsSectionFragment>) {
  const [lead, ...others] = quotes;
  if (!lead) return null;
  return (
    <TitledSection id={id} space="breath" tone={tone} title={title}>
      <div className={clsx(grid.columns, css.quotes)}>
        <Quote
          {...lead}
          className={clsx(css.lead, others.length > 0 && css.beforeOthers)}
          style={{ "--others": others.length } as CSSProperties}
        />
        {others.map((quote) => (
          <Quote key={quote.name} {...quote} className={css.other} />
        ))}
      </div>
    </TitledSection>
  );
}

type QuoteProps = Testimonial & Pick<ComponentProps<"figure">, "className" | "style">;

function Quote({ name, title, content, rating, className, style }: QuoteProps) {
  return (
    <figure className={clsx(css.quote, className)} style={style}>
      <div>
        {rating ? (
          <div role="img" aria-label={strings.stars(rating)} className={css.stars}>
            {"★".repeat(rating)}
          </div>
        ) : null}
        <blockquote className={css.words}>{`“${content}”`}</blockquote>
      </div>
      <figcaption className={css.person}>
        <b className={css.name}>{name}</b>
        <span className={css.role}>{title}</span>
      </figcaption>
    </figure>
  );
}

export const testimonialsFragment = graphql`
  fragment TestimonialsSection on TestimonialsSection {
    id
    title
    quotes: items {
      name
      title
      content
      rating
    }
  }
`;
