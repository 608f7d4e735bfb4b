import { chakra } from "@chakra-ui/react/styled-system";
import { Contents } from "../../components/contents";
import { RichText } from "../../components/rich-text";
import { Grid, Section, Wrap } from "../../components/section";

interface KvkkPart {
  id: string;
  readonly title: string;
  readonly lede: string | null;
  readonly items: readonly Queries.TitledTextFieldsFragment[];
}

interface KvkkTextProps {
  /** Says that nobody who answers for it has read the text yet. */
  draft: string | null;
  intro: readonly string[];
  parts: readonly KvkkPart[];
}

/** The notice as plain text, its contents beside it as long as it is read. */
export function KvkkText({ draft, intro, parts }: KvkkTextProps) {
  return (
    // Its parts are the sections.
    <Section as="div">
      <Wrap>
        <Grid>
          <Contents
            parts={parts}
            gridColumn={{ md: "span 4" }}
            css={{ "& ol": { position: { md: "sticky" }, top: "8rem" }, "& a": { maxWidth: "19rem" } }}
          />
          <chakra.div
            gridColumn={{ md: "6 / -1" }}
            maxWidth="40em"
            css={{
              "& h2": { textStyle: "h2", fontSize: "clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)" },
              "& section": { paddingTop: "3rem", scrollMarginTop: "6rem" },
              "& p": { marginTop: "0.75rem" },
              "& h3": { fontFamily: "body", fontSize: "1.0625rem", fontWeight: "550", lineHeight: "1.5" },
              "& li": { paddingTop: "1rem", "& p": { marginTop: "0", color: "fg.muted" } },
            }}
          >
            {draft ? (
              <chakra.p fontWeight="550" color="brand.accent">
                {draft}
              </chakra.p>
            ) : null}
            {intro.map((paragraph) => (
              <p key={paragraph}>
                <RichText>{paragraph}</RichText>
              </p>
            ))}
            {parts.map((part) => (
              <TextPart key={part.id} {...part} />
            ))}
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
  );
}

function TextPart({ id, title, lede, items }: KvkkPart) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lede ? <p>{lede}</p> : null}
      <ul>
        {items.map(({ title: name, description }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <RichText>{description}</RichText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
