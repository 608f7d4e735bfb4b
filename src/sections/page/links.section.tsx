import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Icon } from "../../ui/icon";
import { ArrowLink, moreLinkStyle, OutsideLink } from "../../ui/link";
import { renderText } from "../../ui/rich-text";
import { Grid, TitledSection } from "../../ui/section";
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
          <Grid
            as="li"
            key={label}
            alignItems={{ md: "center" }}
            rowGap="0"
            paddingBlock="1rem"
            borderTop="1px solid {colors.border.hairline}"
          >
            <chakra.div gridColumn={{ md: "span 4" }}>
              <Target {...target}>{label}</Target>
            </chakra.div>
            <chakra.p gridColumn={{ md: "5 / -1" }} color="fg.muted">
              {renderText(description)}
            </chakra.p>
          </Grid>
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
    <OutsideLink href={href} css={moreLinkStyle}>
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
