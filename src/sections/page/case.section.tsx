import { clsx } from "clsx";
import { graphql } from "gatsby";
import { upFrom } from "../../theme/breakpoints";
import * as text from "../../theme/text-styles.module.css";
import { equalColumns } from "../../ui/columns";
import { Photo } from "../../ui/photo";
import { renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import { Tag } from "../../ui/tag";
import * as css from "./case.section.module.css";
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
      space="breath"
      tone={tone}
      title={title}
      lede={lede}
      tag={tag ? <Tag>{tag}</Tag> : null}
    >
      <ol {...equalColumns({ md: stages.length }, css.stages)}>
        {stages.map((stage) => (
          <Stage key={stage.title} {...stage} sizes={sizes[stages.length] ?? "62vw"} />
        ))}
      </ol>
      <CaseFacts {...section} />
    </TitledSection>
  );
}

function Stage({ image, title, caption, day, sizes: wanted }: Case["stages"][number] & { sizes: string }) {
  return (
    <li className={css.stage}>
      <Photo picture={image} sizes={wanted} className={css.photo} />
      <div className={css.words}>
        {day ? <p className={clsx(text.label, css.day)}>{words.day(day)}</p> : null}
        <h3 className={text.h3}>{renderText(title)}</h3>
        <p className={clsx(text.small, css.caption)}>{renderText(caption)}</p>
      </div>
    </li>
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
