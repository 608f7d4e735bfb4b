import { clsx } from "clsx";
import { graphql } from "gatsby";
import { strings } from "../../domain/interface-strings";
import * as grid from "../../theme/grid.module.css";
import { renderHeading, renderText } from "../../ui/rich-text";
import { Section } from "../../ui/section";
import type { SectionProps } from "./section-props";
import * as css from "./text.section.module.css";
import { TextContent } from "./text-content";

/** Number of headings from which on a table of contents is shown. */
const enoughForContents = 3;

interface TextRunProps {
  parts: readonly SectionProps<Queries.TextSectionFragment>[];
  /** First link of the contents: a section elsewhere on the page that readers often look for. */
  first?: { readonly id: string; readonly title: string } | undefined;
}

/**
 * Consecutive texts as one text; with a table of contents beside a long one, and a note below a
 * draft.
 */
export function TextRun({ parts, first }: TextRunProps) {
  const headings = parts.flatMap(({ section, context }) =>
    section.heading ? [{ id: context.id, title: section.heading }] : [],
  );
  const drafts = parts.flatMap(({ section }) => section.draft ?? []);
  const hasContents = headings.length >= enoughForContents;
  return (
    <Section
      // Each of its parts is a section of its own.
      as="div"
      className={css.run}
    >
      <div className={clsx(grid.wrap, grid.columns)}>
        {hasContents ? (
          <div className={css.beside}>
            <nav aria-label={strings.contents} className={css.contents}>
              <ol>
                {(first ? [first, ...headings] : headings).map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`} className={css.contentsLink}>
                      {renderText(title)}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          </div>
        ) : null}
        <div className={clsx(css.text, hasContents && css.besideContents)}>
          {parts.map(({ section, context }) =>
            section.heading ? (
              <section key={context.id} aria-labelledby={context.id} className={css.part}>
                <h2 id={context.id} className={css.heading}>
                  {renderHeading(section.heading)}
                </h2>
                <TextContent section={section} context={context} />
              </section>
            ) : (
              <div key={context.id} className={css.part}>
                <TextContent section={section} context={context} />
              </div>
            ),
          )}
          {drafts.map((draft) => (
            <p key={draft} className={css.draft}>
              {renderText(draft)}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

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
