import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { strings } from "../../domain/interface-strings";
import { Grid, TitledSection } from "../../ui/section";
import type { SectionProps } from "./section-props";

type Testimonial = Queries.TestimonialsSectionFragment["quotes"][number];

const linesBetween = {
  "& > * + * + *": {
    borderTop: "1px solid {colors.border.hairline}",
    paddingTop: { base: "1.5rem", md: "2rem" },
  },
} as const;

/** Quotes: the first large, the others beside it. */
export function Testimonials({
  section: { title, quotes },
  context: { id, tone },
}: SectionProps<Queries.TestimonialsSectionFragment>) {
  const [lead, ...others] = quotes;
  if (!lead) return null;
  return (
    <TitledSection id={id} paddingBlock="breath" tone={tone} title={title}>
      <Grid rowGap={{ base: "1.5rem", md: "2rem" }} css={linesBetween}>
        <Quote
          {...lead}
          lead
          {...(others.length > 0 ? besideOthers(others.length) : { gridColumn: "1 / -1" })}
        />
        {others.map((quote) => (
          <Quote key={quote.name} {...quote} gridColumn={{ md: "9 / -1" }} />
        ))}
      </Grid>
    </TitledSection>
  );
}

/** Position of the large quote and the line beside it. */
const besideOthers = (count: number) =>
  ({
    gridColumn: { md: "1 / span 7" },
    gridRow: { md: `1 / span ${count}` },
    borderRight: { md: "1px solid" },
    borderBottom: { base: "1px solid", md: "0" },
    borderColor: "border.hairline",
    paddingRight: { md: "clamp(0rem, 4vw, 4rem)" },
    paddingBottom: { base: "1.5rem", md: "0" },
  }) as const;

type QuoteProps = Testimonial & { lead?: boolean } & Omit<
    React.ComponentProps<typeof chakra.figure>,
    "title" | "content"
  >;

function Quote({ name, title, content, rating, lead = false, ...rest }: QuoteProps) {
  return (
    <chakra.figure display="flex" flexDirection="column" gap={{ base: "0.875rem", md: "1.25rem" }} {...rest}>
      <div>
        {rating ? (
          <chakra.div
            role="img"
            aria-label={strings.stars(rating)}
            fontSize="1.125rem"
            lineHeight="1"
            letterSpacing="0.1em"
            color="brand.accent"
          >
            {"★".repeat(rating)}
          </chakra.div>
        ) : null}
        <chakra.blockquote
          marginTop={{ base: "0.75rem", md: lead ? "1.5rem" : "1.25rem" }}
          fontFamily="heading"
          fontSize={lead ? "clamp(1.5rem, 1.1rem + 1.7vw, 2.75rem)" : "1.375rem"}
          lineHeight={lead ? "1.22" : "1.4"}
          letterSpacing={lead ? "-0.008em" : undefined}
        >
          {`“${content}”`}
        </chakra.blockquote>
      </div>
      <chakra.figcaption lineHeight="1.5">
        <chakra.b display="block" fontWeight="600">
          {name}
        </chakra.b>
        <chakra.span display="block" fontSize="small" color="fg.muted">
          {title}
        </chakra.span>
      </chakra.figcaption>
    </chakra.figure>
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
