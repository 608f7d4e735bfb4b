import { graphql } from "gatsby";
import { strings } from "../../lib/interface-strings";
import { TitledTextSection } from "../shared/titled-text.section";

interface ShortAnswersProps {
  section: Queries.TitledTextSectionFieldsFragment | null;
  practice: Queries.PracticeFieldsFragment | null;
}

/** Questions that are answered at a glance, and what the owner says of prices, shipping and the like, as far as it is known. */
export function ShortAnswers({ section, practice }: ShortAnswersProps) {
  if (!section) return null;
  const { practice: titles } = strings;
  const told = (Object.keys(titles) as (keyof typeof titles)[]).flatMap((name) => {
    const description = practice?.[name];
    return description ? [{ title: titles[name], description }] : [];
  });
  return (
    <TitledTextSection id="kisa-yanitlar" section={{ ...section, items: [...section.items, ...told] }} />
  );
}

export const practiceFragment = graphql`
  fragment PracticeFields on Practice {
    priceList
    shipping
    scanFormats
    implantSystems
    otherProvinces
    customMadeStatement
  }
`;
