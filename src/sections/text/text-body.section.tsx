import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Accordion } from "../../components/accordion";
import { Contents } from "../../components/contents";
import { Photo } from "../../components/photo";
import { RichText } from "../../components/rich-text";
import { Grid, Section, Wrap } from "../../components/section";
import { sectionIds } from "../../lib/page-ids";
import { TextTable } from "./text-table";

type TextPart = Queries.TextBodyFragment["sections"][number];

/** From so many sections on, a list of them stands beside the text. */
const enoughForContents = 3;

/** The sections of an added page as one text; beside a long one its contents, as long as it is read. */
export function TextBody({ sections }: Queries.TextBodyFragment) {
  const ids = sectionIds(sections.flatMap(headings));
  // Of each section its heading's id and those of its questions, in their order.
  let next = 0;
  const parts = sections.map((section) => {
    const [id = "", ...questionIds] = ids.slice(next, next + headings(section).length);
    next += questionIds.length + 1;
    return { ...section, id, questionIds };
  });
  return (
    <Section
      // Each of its parts is a section of its own.
      as="div"
      paddingTop="clamp(1rem, 3vw, 2.5rem)"
    >
      <Wrap>
        <Grid>
          <chakra.div
            gridColumn={{ md: "span 4" }}
            display={{ base: parts.length < enoughForContents ? "none" : "block", md: "block" }}
          >
            {parts.length < enoughForContents ? null : (
              <Contents
                position={{ md: "sticky" }}
                top="8rem"
                paddingTop="3rem"
                css={{ "& a": { maxWidth: { md: "19rem" } } }}
                parts={parts}
              />
            )}
          </chakra.div>
          <chakra.div gridColumn={{ md: "6 / -1" }} minWidth="0" css={textCss}>
            {parts.map((part) => (
              <Part key={part.id} {...part} />
            ))}
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
  );
}

/** What has an id in a section: its heading and its questions. */
const headings = ({ title, questions }: TextPart): string[] => [
  title,
  ...(questions ?? []).map(({ question }) => question),
];

function Part({ id, questionIds, ...part }: TextPart & { id: string; questionIds: readonly string[] }) {
  const { title, paragraphs, list, steps, table, questions, image } = part;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>
          <RichText>{paragraph}</RichText>
        </p>
      ))}
      {list ? <Items as="ul" items={list} /> : null}
      {steps ? <Items as="ol" items={steps} /> : null}
      {table ? <TextTable table={table} labelledBy={id} /> : null}
      {questions ? (
        <chakra.div marginTop="1.25rem">
          <Accordion
            name={id}
            items={questions.map(({ question, answer }, i) => ({
              id: questionIds[i] ?? "",
              title: question,
              text: answer,
            }))}
          />
        </chakra.div>
      ) : null}
      {image ? (
        <Photo
          picture={image}
          sizes="(min-width: 1480px) 720px, (min-width: 900px) 52vw, 100vw"
          marginTop="1.5rem"
          borderRadius="md"
          aspectRatio="16/10"
          css={{ "@media print": { width: "80mm" } }}
        />
      ) : null}
    </section>
  );
}

function Items({ as: List, items }: { as: "ul" | "ol"; items: readonly string[] }) {
  return (
    <List data-items="">
      {items.map((item) => (
        <li key={item}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </List>
  );
}

const textCss = {
  "& > section": { paddingTop: "3rem" },
  "& h2": {
    textStyle: "h2",
    fontSize: "clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)",
    scrollMarginTop: "7rem",
  },
  "& > section > p": { marginTop: "0.875rem", maxWidth: "40em" },
  "& [data-items]": { marginTop: "1rem", maxWidth: "40em", counterReset: "adim" },
  "& [data-items] > li": {
    position: "relative",
    paddingBlock: "0.375rem",
    paddingLeft: "2.25rem",
  },
  // A gold measuring mark before an item, a numeral of the headings' face before a step.
  "& ul[data-items] > li::before": {
    content: '""',
    position: "absolute",
    left: "0",
    top: "calc(0.375rem + 0.8em)",
    width: "16px",
    // A border, which forced colours leave where it is.
    borderTop: "1px solid",
    borderColor: "brand.accentFill",
  },
  "& ol[data-items] > li": { counterIncrement: "adim" },
  "& ol[data-items] > li::before": {
    content: "counter(adim)",
    position: "absolute",
    left: "0",
    fontFamily: "heading",
    fontSize: "1.25rem",
    lineHeight: "1.4",
    color: "brand.accent",
  },
} as const;

export const textBodyFragment = graphql`
  fragment TextBody on TextPage {
    sections {
      title
      paragraphs
      list
      steps
      table {
        ...TextTableFields
      }
      questions {
        question
        answer
      }
      image {
        ...PhotoFields
      }
    }
  }
`;
