import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { StatNumber } from "../../features/counters/stat-number";
import { upFrom } from "../../theme/breakpoints";
import { columns } from "../../ui/columns";
import { ArrowLink } from "../../ui/link";
import { Photo } from "../../ui/photo";
import { renderRichText, renderText } from "../../ui/rich-text";
import { Column, GridSection, HeadColumn, Heading } from "../../ui/section";
import { Tag } from "../../ui/tag";
import type { SectionProps } from "./section-props";

/** A photograph with a few paragraphs beside it, and optional figures and link. */
export function Story({
  section: { tag, title, paragraphs, facts, link, image },
  context: { id, tone },
}: SectionProps<Queries.StorySectionFragment>) {
  return (
    <GridSection paddingBlock="breath" tone={tone} aria-labelledby={id}>
      {image ? (
        <chakra.div gridColumn={{ md: "span 5" }}>
          <Photo
            picture={image}
            sizes={`${upFrom.md} 790px, 110vw`}
            height={{ md: "100%" }}
            minHeight={{ md: "440px" }}
            aspectRatio={{ base: "16/10", md: "auto" }}
            borderRadius="md"
          />
        </chakra.div>
      ) : (
        <HeadColumn id={id} title={title} tag={tag ? <Tag>{tag}</Tag> : null} />
      )}
      <Column
        gridColumn={{ md: image ? "7 / -1" : "6 / -1" }}
        alignSelf={image ? "center" : undefined}
        paddingBlock={image ? "1rem" : { base: "1.5rem 0", md: "0" }}
      >
        {image ? (
          <>
            {tag ? <Tag>{tag}</Tag> : null}
            <Heading id={id} marginBlock={tag ? "1rem 1.5rem" : "0 1.5rem"}>
              {title}
            </Heading>
          </>
        ) : null}
        {paragraphs.map((paragraph) => (
          <chakra.p key={paragraph} maxWidth="34em" css={{ "& + p": { marginTop: "1rem" } }}>
            {renderRichText(paragraph)}
          </chakra.p>
        ))}
        {facts ? (
          <chakra.dl
            data-print="columns"
            {...columns(facts.length, { base: 3 }, "word")}
            columnGap={{ base: "0.5rem", sm: "gap" }}
            rowGap="gap"
            marginBlock="2.25rem 1.5rem"
            paddingTop="1.5rem"
            borderTop="1px solid {colors.border.hairline}"
          >
            {facts.map(({ label, ...quantity }) => (
              <chakra.div key={label} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
                <chakra.dt fontSize={{ base: "0.875rem", sm: "small" }} lineHeight="1.4" marginTop="0.375rem">
                  {renderText(label)}
                </chakra.dt>
                <chakra.dd
                  fontFamily="heading"
                  fontSize="clamp(2.25rem, 1.8rem + 1.6vw, 3.25rem)"
                  lineHeight="1"
                  color="brand.accent"
                  hyphens="none"
                >
                  <StatNumber {...quantity} />
                </chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
        ) : null}
        {link ? (
          <ArrowLink data-print="hide" to={link.to} marginTop={facts ? undefined : "1.25rem"}>
            {link.label}
          </ArrowLink>
        ) : null}
      </Column>
    </GridSection>
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
