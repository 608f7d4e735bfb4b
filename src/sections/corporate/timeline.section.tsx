import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { LyingTicks, turningRuler } from "../../components/ruler";
import { Section, SectionHead, Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";

type Entry = Queries.TimelineFieldsFragment["entries"][number];

/** Events at their true years on a ruler, above and below in turn; upright on phones. */
export function Timeline({
  timeline: { title, lede, entries },
}: {
  timeline: Queries.TimelineFieldsFragment;
}) {
  const years = entries.map(({ year }) => year);
  const first = Math.min(...years);
  const span = Math.max(...years) - first + 1;
  return (
    <Section aria-labelledby="zaman-cizelgesi">
      <Wrap>
        <SectionHead id="zaman-cizelgesi" title={title} lede={lede} />
        <chakra.div position="relative" paddingLeft={{ base: "2.25rem", md: "0" }}>
          <chakra.div
            data-ruler="y"
            aria-hidden="true"
            position="absolute"
            left="0"
            insetBlock="0"
            {...turningRuler.base}
            md={{ ...turningRuler.md, right: "0", top: "50%", bottom: "auto" }}
          >
            <LyingTicks count={span * 5} />
          </chakra.div>
          <chakra.ol
            display={{ md: "grid" }}
            gridTemplateColumns={`repeat(${span}, minmax(0, 1fr))`}
            gridTemplateRows="1fr 1fr"
          >
            {entries.map((entry, i) => (
              <TimelineEntry
                key={entry.year}
                entry={entry}
                column={entry.year - first + 1}
                columns={Math.min(2, span - (entry.year - first))}
                above={i % 2 === 0}
              />
            ))}
          </chakra.ol>
        </chakra.div>
      </Wrap>
    </Section>
  );
}

interface TimelineEntryProps {
  entry: Entry;
  /** First year column, from 1. */
  column: number;
  /** How many year columns its text may take. */
  columns: number;
  above: boolean;
}

function TimelineEntry({ entry, column, columns, above }: TimelineEntryProps) {
  const { year, title, description } = entry;
  return (
    <chakra.li
      position="relative"
      gridColumn={`${column} / span ${columns}`}
      gridRow={above ? "1" : "2"}
      alignSelf={above ? "end" : "start"}
      paddingRight={{ md: columns > 1 ? "gap" : "0" }}
      paddingBottom={{ base: "2rem", md: above ? "3.5rem" : "0" }}
      paddingTop={{ md: above ? "0" : "4.5rem" }}
      _last={{ paddingBottom: { base: "0" } }}
      _before={{
        content: '""',
        position: "absolute",
        bg: "brand.main",
        left: { base: "-2.25rem", md: "0" },
        top: { base: "1.125rem", md: above ? "auto" : "0" },
        bottom: { md: above ? "0" : "auto" },
        width: { base: "30px", md: "2px" },
        height: { base: "2px", md: above ? "44px" : "59px" },
      }}
    >
      <chakra.div fontFamily="heading" fontSize="2.5rem" lineHeight="1" color="brand.accent" hyphens="none">
        <time dateTime={String(year)}>{year}</time>
      </chakra.div>
      <chakra.h3
        fontFamily="body"
        fontSize="1.0625rem"
        fontWeight="600"
        lineHeight="1.4"
        marginBlock="0.375rem 0.25rem"
      >
        {title}
      </chakra.h3>
      <chakra.p fontSize="small" lineHeight="1.6" color="fg.muted">
        <Typeset>{description}</Typeset>
      </chakra.p>
    </chakra.li>
  );
}

export const timelineFragment = graphql`
  fragment TimelineFields on AboutPageTimeline {
    title
    lede
    entries {
      year
      title
      description
    }
  }
`;
