import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { StatNumber } from "../../components/count-up/stat-number";
import { evenGrid } from "../../components/even-grid";
import { fitting } from "../../components/fitting";
import { Icon } from "../../components/icon";
import { MoreLink } from "../../components/link";
import { Tag } from "../../components/marks";
import { Photo, photoSizes } from "../../components/photo";
import { Grid, Section, Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";
import { longestWord } from "../../lib/longest-word";

/** Letters of a word that a third of the column still holds. */
const longWord = 12;

export function AboutTeaser({ about }: { about: Queries.AboutTeaserFragment }) {
  const { tag, title, paragraphs, facts, linkLabel, linkTo, image } = about;
  const hasLongWords = longestWord(...facts.map(({ label }) => label)) > longWord;
  return (
    <Section tone="warm" aria-labelledby="hakkimizda">
      <Wrap>
        <Grid alignItems="stretch">
          <chakra.div gridColumn={{ md: "span 5" }}>
            <Photo
              picture={image}
              sizes={photoSizes.column}
              height={{ md: "100%" }}
              minHeight={{ md: "480px" }}
              aspectRatio={{ base: "16/9", md: "auto" }}
              borderRadius="md"
            />
          </chakra.div>
          <chakra.div gridColumn={{ md: "7 / -1" }} paddingBlock="1rem">
            <Tag>{tag}</Tag>
            <chakra.h2 id="hakkimizda" textStyle="h2" {...fitting(title, "h2", 6)} marginBlock="1rem 1.5rem">
              {title}
            </chakra.h2>
            {paragraphs.map((paragraph) => (
              <chakra.p key={paragraph} maxWidth="34em" css={{ "& + p": { marginTop: "1rem" } }}>
                <Typeset>{paragraph}</Typeset>
              </chakra.p>
            ))}
            <chakra.dl
              display="grid"
              {...(hasLongWords || facts.length > 3
                ? evenGrid(facts.length, hasLongWords ? { base: 1, sm: 2 } : { base: 2, sm: 3 })
                : { gridTemplateColumns: "repeat(auto-fit, minmax(max(26%, 5rem), 1fr))" })}
              columnGap={{ base: "0.5rem", sm: "gap" }}
              rowGap="gap"
              marginBlock="2.25rem 1.5rem"
              paddingTop="1.5rem"
              borderTop="1px solid"
              borderColor="border.hairline"
            >
              {facts.map(({ label, ...quantity }) => (
                <chakra.div
                  key={label}
                  display="flex"
                  flexDirection="column-reverse"
                  justifyContent="flex-end"
                >
                  <chakra.dt
                    fontSize={{ base: "0.875rem", sm: "small" }}
                    lineHeight="1.4"
                    marginTop="0.375rem"
                    hyphens="none"
                  >
                    {label}
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
            <MoreLink to={linkTo}>
              {linkLabel}
              <Icon name="arrow-right" />
            </MoreLink>
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
  );
}

export const aboutTeaserFragment = graphql`
  fragment AboutTeaser on HomePageAbout {
    tag
    title
    paragraphs
    facts {
      ...StatFields
    }
    linkLabel
    linkTo
    image {
      ...PhotoFields
    }
  }
`;
