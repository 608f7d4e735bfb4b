import { clinicalStrings } from "./clinical-strings";

type Part = keyof Queries.ClinicalFieldsFragment;

/** Clinical facts of a product; each is optional. */
type Clinical = { readonly [Name in Part]?: readonly string[] | null | undefined };

const labels: Readonly<Record<Part, string>> = clinicalStrings.labels;

interface ClinicalRow {
  readonly label: string;
  readonly entries: readonly string[];
}

/** One row per fact that the product has. */
export const clinicalRows = (clinical: Clinical | null | undefined): ClinicalRow[] =>
  Object.entries(labels)
    .map(([part, label]) => ({ label, entries: clinical?.[part as Part] ?? [] }))
    .filter(({ entries }) => entries.length > 0);
