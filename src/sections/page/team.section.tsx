import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { StatNumber } from "../../features/counters/stat-number";
import { columns } from "../../ui/columns";
import { longestWord } from "../../ui/longest-word";
import { Section, SectionHead, Wrap } from "../../ui/section";
import type { SectionProps } from "./place";

/** Characters of a word that a column of the smallest phone's two still holds. */
const longWord = 13;

/** The groups of the team with their head counts. */
export function Team({
  section: { title, lede, stats },
  place: { id, tone },
}: SectionProps<Queries.TeamSectionFragment>) {
  const words = stats.flatMap(({ label, description }) => [label, description]);
  return (
    <Section paddingBlock="breath" tone={tone} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={title} lede={lede} />
        <chakra.ul
          {...columns(
            stats.length,
            longestWord(...words) > longWord ? { base: 1, sm: 2, md: 4 } : { base: 2, md: 4 },
          )}
          columnGap="gap"
          rowGap="2.5rem"
        >
          {stats.map(({ label, description, ...quantity }) => (
            <chakra.li key={label} borderTop="1px solid" borderColor="border.hairline" paddingTop="1.25rem">
              <chakra.div textStyle="numeral" color="brand.accent" hyphens="none">
                <StatNumber {...quantity} />
              </chakra.div>
              <chakra.h3
                fontFamily="body"
                fontSize="1.0625rem"
                fontWeight="600"
                lineHeight="1.4"
                marginTop="0.75rem"
              >
                {label}
              </chakra.h3>
              {description ? (
                <chakra.p marginTop="0.25rem" fontSize="small" lineHeight="1.6" color="fg.muted">
                  {description}
                </chakra.p>
              ) : null}
            </chakra.li>
          ))}
        </chakra.ul>
      </Wrap>
    </Section>
  );
}

export const teamFragment = graphql`
  fragment TeamSection on TeamSection {
    id
    title
    lede
    stats: items {
      ...StatFields
    }
  }
`;
