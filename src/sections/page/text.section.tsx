import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { strings } from "../../domain/interface-strings";
import { renderHeading, renderText } from "../../ui/rich-text";
import { GridSection } from "../../ui/section";
import type { SectionProps } from "./section-props";
import { TextContent } from "./text-content";

/** Number of headings from which on a table of contents is shown. */
const enoughForContents = 3;

interface TextRunProps {
  parts: readonly SectionProps<Queries.TextSectionFragment>[];
  /** First link of the contents: a section elsewhere on the page that readers often look for. */
  first?: { readonly id: string; readonly title: string } | undefined;
}

/**
 * Consecutive texts as one text; with a table of contents beside a long one, and a note above a
 * draft.
 */
export function TextRun({ parts, first }: TextRunProps) {
  const headings = parts.flatMap(({ section, context }) =>
    section.heading ? [{ id: context.id, title: section.heading }] : [],
  );
  const drafts = parts.flatMap(({ section }) => section.draft ?? []);
  const hasContents = headings.length >= enoughForContents;
  return (
    <GridSection
      // Each of its parts is a section of its own.
      as="div"
      paddingTop="clamp(1rem, 3vw, 2.5rem)"
    >
      {hasContents ? (
        <chakra.div gridColumn={{ md: "span 4" }}>
          <chakra.nav
            aria-label={strings.contents}
            position={{ md: "sticky" }}
            top="8rem"
            paddingTop="3rem"
            css={contentsCss}
          >
            <ol>
              {(first ? [first, ...headings] : headings).map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{renderText(title)}</a>
                </li>
              ))}
            </ol>
          </chakra.nav>
        </chakra.div>
      ) : null}
      <chakra.div gridColumn={{ md: hasContents ? "6 / -1" : "1 / span 8" }} minWidth="0" css={textCss}>
        {drafts.map((draft) => (
          <chakra.p key={draft} css={draftCss}>
            {renderText(draft)}
          </chakra.p>
        ))}
        {parts.map(({ section, context }) =>
          section.heading ? (
            <section key={context.id} aria-labelledby={context.id}>
              <h2 id={context.id}>{renderHeading(section.heading)}</h2>
              <TextContent section={section} context={context} />
            </section>
          ) : (
            <div key={context.id}>
              <TextContent section={section} context={context} />
            </div>
          ),
        )}
      </chakra.div>
    </GridSection>
  );
}

const contentsCss = {
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: "44px",
    maxWidth: { md: "19rem" },
    borderBottom: "1px solid {colors.border.hairline}",
    lineHeight: "1.4",
    textDecoration: "none",
    _hover: { color: "brand.main", borderColor: "brand.main" },
  },
} as const;

/** More specific than the distance of the parts below it. */
const draftCss = {
  "&&": { paddingTop: "0" },
  marginTop: "3rem",
  paddingLeft: "1rem",
  borderLeft: "2px solid {colors.brand.accentFill}",
  fontWeight: "550",
} as const;

const textCss = {
  "& > *": { paddingTop: "3rem" },
  // A part with nothing but a note.
  "& > :empty": { display: "none" },
  "& h2": {
    fontSize: "clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)",
    lineHeight: "1.1",
    letterSpacing: "-0.008em",
    scrollMarginTop: "7rem",
  },
  "& > * > p": { marginTop: "0.875rem", maxWidth: "40em" },
  "& > div > p:first-of-type": { marginTop: "0" },
} as const;

export const textFragment = graphql`
  fragment TextSection on TextSection {
    id
    heading: title
    draft
    body: paragraphs
    list
    shortTexts: items {
      ...TitledTextFields
    }
    providers
    table {
      ...TextTableFields
    }
    image {
      ...PhotoFields
    }
    site {
      providers {
        database {
          ...ProviderFields
        }
        mail {
          ...ProviderFields
        }
        mailbox {
          ...ProviderFields
        }
        hosting {
          ...ProviderFields
        }
      }
    }
  }

  fragment ProviderFields on Provider {
    name
    country
    ground
  }
`;
