import { clinicalStrings } from "./clinical-strings";

type ClinicalField = keyof Queries.ClinicalFieldsFragment;

/** Clinical facts of a product; each is optional. */
type Clinical = { readonly [Field in ClinicalField]?: readonly string[] | null | undefined };

const labels: Readonly<Record<ClinicalField, string>> = clinicalStrings.labels;

interface ClinicalRow {
  readonly label: string;
  readonly entries: readonly string[];
}

/** One row per fact that the product has. */
export const clinicalRows = (clinical: Clinical | null | undefined): ClinicalRow[] =>
  Object.entries(labels)
    .map(([field, label]) => ({ label, entries: clinical?.[field as ClinicalField] ?? [] }))
    .filter(({ entries }) => entries.length > 0);
