import { clinicalStrings } from "./clinical-strings";

type Part = keyof Queries.ClinicalFieldsFragment;

/** What a product's file says for the dentist; every part may be missing. */
type Clinical = { readonly [Name in Part]?: readonly string[] | null | undefined };

const labels: Readonly<Record<Part, string>> = clinicalStrings.labels;

export interface ClinicalRow {
  readonly label: string;
  readonly entries: readonly string[];
}

/** A row for each part, those a product leaves out without entries, so that products line up. */
export const clinicalRows = (clinical: Clinical | null | undefined): ClinicalRow[] =>
  Object.entries(labels).map(([part, label]) => ({
    label,
    entries: clinical?.[part as Part] ?? [],
  }));
