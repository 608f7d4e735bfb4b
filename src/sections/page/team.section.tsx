import { clsx } from "clsx";
import { graphql } from "gatsby";
import { StatNumber } from "../../features/counters/stat-number";
import { upFrom } from "../../theme/breakpoints";
import * as text from "../../theme/text-styles.module.css";
import { columns, equalColumns, inRow } from "../../ui/columns";
import { MoreLink } from "../../ui/link";
import { Photo } from "../../ui/photo";
import { renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import { evidenceStrings } from "./evidence-strings";
import type { SectionProps } from "./section-props";
import * as css from "./team.section.module.css";

/** The groups of the team with head counts; below them its people, if they are named. */
export function Team({
  section: { title, lede, stats, people },
  context: { id, tone },
}: SectionProps<Queries.TeamSectionFragment>) {
  return (
    <TitledSection id={id} space="breath" tone={tone} title={title} lede={lede}>
      <ul {...columns(stats.length, { base: 2, md: 4 }, css.groups, "word")}>
        {stats.map(({ label, description, ...quantity }) => (
          <li key={label} className={css.group}>
            <div className={clsx(text.numeral, css.number)}>
              <StatNumber {...quantity} />
            </div>
            <h3 className={css.groupName}>{renderText(label)}</h3>
            {description ? (
              <p className={clsx(text.small, css.description)}>{renderText(description)}</p>
            ) : null}
          </li>
        ))}
      </ul>
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
  const isAlone = people.length === 1;
  return (
    <ul
      data-print="columns"
      {...(isAlone ? { className: css.people } : equalColumns({ sm: narrow, md: wide }, css.people))}
    >
      {people.map(({ name, role, image, signedCase }) => (
        <li key={name} className={clsx(css.person, image && css.pictured, isAlone && css.alone)}>
          {image ? (
            <Photo picture={image} sizes={portraitSizes(narrow, wide)} className={css.portrait} />
          ) : null}
          <div className={clsx(css.words, image && !isAlone && css.below)}>
            <h3 className={text.h3}>{name}</h3>
            <p className={clsx(text.small, css.role)}>{role}</p>
            {signedCase ? (
              <div className={clsx(text.small, css.signedCase)}>
                <p className={css.caseLabel}>{evidenceStrings.signedCase}</p>
                <MoreLink to={signedCase.to}>{signedCase.label}</MoreLink>
              </div>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
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
