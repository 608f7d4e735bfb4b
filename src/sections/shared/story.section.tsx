import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { fitHeading } from "../../components/fit-heading";
import { PhotoColumn } from "../../components/photo-column";
import { RichText } from "../../components/rich-text";
import { Grid, Section, Wrap } from "../../components/section";
import type { Tone } from "../../theme/tones";

/** A photograph and a few paragraphs beside it; without one, the title beside them. */
export function Story({ story, tone }: { story: Queries.StoryFieldsFragment; tone?: Tone }) {
  const { title, paragraphs, image } = story;
  return (
    <Section paddingBlock="breath" tone={tone} aria-labelledby="hikaye">
      <Wrap>
        <Grid alignItems="stretch">
          <PhotoColumn picture={image} aspectRatio="4/3" minHeight="440px" />
          <chakra.div
            gridColumn={{ md: image ? "7 / -1" : "1 / span 9" }}
            alignSelf="center"
            paddingBlock={image ? "1rem" : undefined}
          >
            <chakra.h2 id="hikaye" textStyle="h2" {...fitHeading(story.title, "h2", 6)} marginBottom="1.5rem">
              {title}
            </chakra.h2>
            {paragraphs.map((paragraph) => (
              <chakra.p key={paragraph} maxWidth="34em" css={{ "& + p": { marginTop: "1rem" } }}>
                <RichText>{paragraph}</RichText>
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
