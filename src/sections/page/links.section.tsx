import { clsx } from "clsx";
import { graphql } from "gatsby";
import * as grid from "../../theme/grid.module.css";
import { Icon } from "../../ui/icon";
import { ArrowLink, moreLinkClass, OutsideLink } from "../../ui/link";
import { renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import * as css from "./links.section.module.css";
import type { SectionProps } from "./section-props";

/** Links to pages, files and other sites, one per row. */
export function Links({
  section: { title, lede, links },
  context: { id, tone },
}: SectionProps<Queries.LinksSectionFragment>) {
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      <ul>
        {links.map(({ label, description, ...target }) => (
          <li key={label} className={clsx(grid.columns, css.link)}>
            <div className={css.target}>
              <Target {...target}>{label}</Target>
            </div>
            <p className={css.description}>{renderText(description)}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

type LinkTarget = Pick<Queries.LinksSectionFragment["links"][number], "to" | "web" | "file">;

/** The icon shows whether the link is a page, a PDF or another site. */
function Target({ to, web, file, children }: LinkTarget & { children: string }) {
  if (to) return <ArrowLink to={to}>{children}</ArrowLink>;
  const href = web ?? file?.publicURL;
  return href ? (
    <OutsideLink href={href} className={moreLinkClass}>
      {children}
      <Icon name={web ? "globe" : "file-text"} size={18} />
    </OutsideLink>
  ) : null;
}

export const linksFragment = graphql`
  fragment LinksSection on LinksSection {
    id
    title
    lede
    links: items {
      label
      to
      web
      file {
        publicURL
      }
      description
    }
  }
`;
