import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { upFrom } from "../../theme/breakpoints";
import { Photo } from "../../ui/photo";
import { renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import { Tag } from "../../ui/tag";
import { CaseFacts } from "./case-facts";
import { evidenceStrings as words } from "./evidence-strings";
import type { SectionProps } from "./section-props";

type Case = Queries.CaseSectionFragment;

/** `Picture`'s sizes by the number of stages; the frames are square and the photographs are cropped. */
const sizes: Readonly<Record<number, string>> = {
  3: `(min-width: 92.5rem) 720px, ${upFrom.md} 50vw, 62vw`,
  4: `(min-width: 92.5rem) 540px, ${upFrom.md} 38vw, 62vw`,
  5: `(min-width: 92.5rem) 430px, ${upFrom.md} 30vw, 62vw`,
};

/** One case: its stages, then the duration, the work slip and the signatures. */
export function CaseStory({ section, context: { id, tone } }: SectionProps<Case>) {
  const { tag, title, lede, stages } = section;
  return (
    <TitledSection
      id={id}
      paddingBlock="breath"
      tone={tone}
      title={title}
      lede={lede}
      tag={tag ? <Tag>{tag}</Tag> : null}
    >
      <chakra.ol
        display="grid"
        gap={{ base: "1.25rem", md: "gap" }}
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: `repeat(${stages.length}, minmax(0, 1fr))` }}
      >
        {stages.map((stage) => (
          <Stage key={stage.title} {...stage} sizes={sizes[stages.length] ?? "62vw"} />
        ))}
      </chakra.ol>
      <CaseFacts {...section} />
    </TitledSection>
  );
}

/** On phones the photograph is beside its text, from 900 px on above it. */
function Stage({ image, title, caption, day, sizes: wanted }: Case["stages"][number] & { sizes: string }) {
  return (
    <chakra.li
      display={{ base: "grid", md: "flex" }}
      flexDirection="column"
      gridTemplateColumns={{ base: "minmax(0, 2fr) minmax(0, 3fr)", _print: "18mm minmax(0, 1fr)" }}
      columnGap="1rem"
    >
      <Photo picture={image} sizes={wanted} aspectRatio="1" borderRadius="md" />
      <chakra.div marginTop={{ md: "1rem" }}>
        {day ? (
          <chakra.p textStyle="label" color="brand.accent" hyphens="none">
            {words.day(day)}
          </chakra.p>
        ) : null}
        <chakra.h3 textStyle="h3">{renderText(title)}</chakra.h3>
        <chakra.p marginTop="0.25rem" textStyle="small" color="fg.muted">
          {renderText(caption)}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}

export const caseFragment = graphql`
  fragment CaseSection on CaseSection {
    id
    tag
    title
    lede
    stages {
      title
      caption
      day
      image {
        ...PhotoFields
      }
    }
    slip {
      label
      value
    }
    took {
      ...QuantityFields
    }
    technician {
      name
      role
    }
    dentist {
      name
      role
    }
    link {
      label
      to
    }
  }
`;
