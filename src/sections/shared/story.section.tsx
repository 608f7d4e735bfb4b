import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { fitting } from "../../components/fitting";
import { Photo, photoSizes } from "../../components/photo";
import { Grid, Section, Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";
import type { Tone } from "../../theme/tones";

/** A photograph and a few paragraphs beside it. */
export function Story({ story, tone }: { story: Queries.StoryFieldsFragment; tone?: Tone }) {
  const { title, paragraphs, image } = story;
  return (
    <Section tone={tone} aria-labelledby="hikaye">
      <Wrap>
        <Grid alignItems="stretch">
          <chakra.div gridColumn={{ md: "span 5" }}>
            <Photo
              picture={image}
              sizes={photoSizes.column}
              height={{ md: "100%" }}
              minHeight={{ md: "440px" }}
              aspectRatio={{ base: "4/3", md: "auto" }}
              borderRadius="md"
            />
          </chakra.div>
          <chakra.div gridColumn={{ md: "7 / -1" }} alignSelf="center" paddingBlock="1rem">
            <chakra.h2 id="hikaye" textStyle="h2" {...fitting(story.title, "h2", 6)} marginBottom="1.5rem">
              {title}
            </chakra.h2>
            {paragraphs.map((paragraph) => (
              <chakra.p key={paragraph} maxWidth="34em" css={{ "& + p": { marginTop: "1rem" } }}>
                <Typeset>{paragraph}</Typeset>
              </chakra.p>
            ))}
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
  );
}

export const storyFragment = graphql`
  fragment StoryFields on Story {
    title
    paragraphs
    image {
      ...PhotoFields
    }
  }
`;
