import { clinicalStrings } from "./clinical-strings";

/** What a product's file says for the dentist; every part may be missing. */
type Clinical = Queries.ClinicalFieldsFragment;

const labels: Readonly<Record<keyof Clinical, string>> = clinicalStrings.labels;

export interface ClinicalRow {
  readonly label: string;
  readonly entries: readonly string[];
}

/** A row for each part, those a product leaves out without entries, so that products line up. */
export const clinicalRows = (clinical: Clinical | null): ClinicalRow[] =>
  Object.entries(labels).map(([part, label]) => ({
    label,
    entries: clinical?.[part as keyof Clinical] ?? [],
  }));
