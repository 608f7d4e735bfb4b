import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { StatNumber } from "../../features/counters/stat-number";
import { upFrom } from "../../theme/breakpoints";
import { columns, equalColumns, inRow } from "../../ui/columns";
import { MoreLink } from "../../ui/link";
import { Photo } from "../../ui/photo";
import { renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import { evidenceStrings } from "./evidence-strings";
import type { SectionProps } from "./section-props";

/** The groups of the team with head counts; below them its people, if they are named. */
export function Team({
  section: { title, lede, stats, people },
  context: { id, tone },
}: SectionProps<Queries.TeamSectionFragment>) {
  return (
    <TitledSection id={id} paddingBlock="breath" tone={tone} title={title} lede={lede}>
      <chakra.ul {...columns(stats.length, { base: 2, md: 4 }, "word")} columnGap="gap" rowGap="2.5rem">
        {stats.map(({ label, description, ...quantity }) => (
          <chakra.li key={label} borderTop="1px solid {colors.border.hairline}" paddingTop="1.25rem">
            <chakra.div textStyle="numeral" color="brand.accent" hyphens="none">
              <StatNumber {...quantity} />
            </chakra.div>
            <chakra.h3 textStyle="h4" marginTop="0.75rem">
              {renderText(label)}
            </chakra.h3>
            {description ? (
              <chakra.p marginTop="0.25rem" textStyle="small" color="fg.muted">
                {renderText(description)}
              </chakra.p>
            ) : null}
          </chakra.li>
        ))}
      </chakra.ul>
      {people ? <People people={people} /> : null}
    </TitledSection>
  );
}

/** `Picture`'s sizes by portraits in a row, twice as wide as their frames, which crop the sides. */
const portraitSizes = (narrow: number, wide: number) =>
  `(min-width: 92.5rem) ${2700 / wide}px, ${upFrom.md} ${186 / wide}vw, ${upFrom.sm} ${184 / narrow}vw, 75vw`;

function People({ people }: { people: NonNullable<Queries.TeamSectionFragment["people"]> }) {
  // At least two or three columns: fewer portraits would be too large.
  const narrow = Math.max(inRow(people.length, 3), 2);
  const wide = Math.max(inRow(people.length, 4), 3);
  // Somebody alone has the words beside the portrait in every window.
  const isAlone = people.length === 1;
  const beside = isAlone ? "minmax(0, 1fr) minmax(0, 2fr)" : undefined;
  return (
    <chakra.ul
      data-print="columns"
      display="grid"
      gap="2rem {spacing.gap}"
      marginTop="3.5rem"
      gridTemplateColumns={isAlone ? undefined : equalColumns({ sm: narrow, md: wide })}
    >
      {people.map(({ name, role, image, signedCase }) => (
        <chakra.li
          key={name}
          display={{ base: "grid", sm: isAlone ? "grid" : "block" }}
          gridTemplateColumns={image ? { base: "minmax(0, 2fr) minmax(0, 3fr)", md: beside } : undefined}
          gap={isAlone ? { base: "1rem", md: "gap" } : "1rem"}
        >
          {image ? (
            <Photo picture={image} sizes={portraitSizes(narrow, wide)} aspectRatio="4/5" borderRadius="md" />
          ) : null}
          <chakra.div marginTop={{ sm: image && !isAlone ? "1rem" : undefined }} alignSelf={{ md: "center" }}>
            <chakra.h3 textStyle="h3">{name}</chakra.h3>
            <chakra.p textStyle="small" color="fg.muted">
              {role}
            </chakra.p>
            {signedCase ? (
              <chakra.div marginTop="0.5rem" textStyle="small">
                <chakra.p color="fg.muted">{evidenceStrings.signedCase}</chakra.p>
                <MoreLink to={signedCase.to}>{signedCase.label}</MoreLink>
              </chakra.div>
            ) : null}
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
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
    people {
      name
      role
      signedCase {
        label
        to
      }
      image {
        ...PhotoFields
      }
    }
  }
`;
