import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Accordion } from "../../components/accordion";
import { fitHeading } from "../../components/fit-heading";
import { Grid, Section, Wrap } from "../../components/section";

/** The questions; the heading stays beside them from 900 px on. */
export function Faq({ questions: { title, lede, items } }: { questions: Queries.QuestionsFragment }) {
  return (
    <Section aria-labelledby="sorular">
      <Wrap>
        <Grid>
          <chakra.div gridColumn={{ md: "span 4" }}>
            <chakra.div position={{ md: "sticky" }} top="8rem">
              <chakra.h2 id="sorular" textStyle="h2" {...fitHeading(title, "h2", 4)}>
                {title}
              </chakra.h2>
              {lede ? (
                <chakra.p marginTop="1.25rem" color="fg.muted">
                  {lede}
                </chakra.p>
              ) : null}
            </chakra.div>
          </chakra.div>
          <chakra.div gridColumn={{ md: "6 / -1" }}>
            <Accordion
              name="sorular"
              items={items.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
            />
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
  );
}

export const questionsFragment = graphql`
  fragment Questions on FaqPageQuestions {
    title
    lede
    items {
      id
      question
      answer
    }
  }
`;
