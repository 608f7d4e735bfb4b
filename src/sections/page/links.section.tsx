import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/link";
import { Grid, Section, SectionHead, Wrap } from "../../ui/section";
import type { SectionProps } from "./place";

/** Pages to go on to, one a row. */
export function Links({
  section: { title, lede, links },
  place: { id, tone },
}: SectionProps<Queries.LinksSectionFragment>) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={title} lede={lede} />
        <ul>
          {links.map(({ label, to, description }) => (
            <Grid
              as="li"
              key={to}
              alignItems={{ md: "center" }}
              rowGap="0"
              paddingBlock="1rem"
              borderTop="1px solid"
              borderColor="border.hairline"
            >
              <chakra.div gridColumn={{ md: "span 4" }}>
                <MoreLink to={to}>
                  {label}
                  <Icon name="arrow-right" size={18} />
                </MoreLink>
              </chakra.div>
              <chakra.p gridColumn={{ md: "5 / -1" }} color="fg.muted">
                {description}
              </chakra.p>
            </Grid>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}

export const linksFragment = graphql`
  fragment LinksSection on LinksSection {
    id
    title
    lede
    links: items {
      label
      to
      description
    }
  }
`;
