import { chakra } from "@chakra-ui/react/styled-system";
import { Grid, Section, Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";

/** The opening paragraphs of the notice. */
export function KvkkIntro({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Section paddingBottom="0">
      <Wrap>
        <Grid>
          <chakra.div gridColumn={{ md: "1 / span 8" }} display="grid" gap="1rem">
            {paragraphs.map((paragraph) => (
              <chakra.p key={paragraph} maxWidth="38em">
                <Typeset>{paragraph}</Typeset>
              </chakra.p>
            ))}
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
  );
}
