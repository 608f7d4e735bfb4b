import { isMap } from "yaml";
import { z } from "zod";
import { labelAt } from "../../../src/content-model/check/field-of";
import type { SourceFile, ValuePath } from "../../../src/content-model/documents";
import { keysAt, schemaAt, unwrap } from "../../../src/content-model/schema";

/**
 * Path in the form of a field that the content check names by its labels: "Bölümler › 2 › Başlık".
 * @returns undefined if the document has no such field
 */
export function pathOfLabels(file: SourceFile, labels: string): ValuePath | undefined {
  let path: ValuePath = [];
  const inForm: (string | number)[] = [];
  for (const label of labels.split(" › ")) {
    const step = stepTo(file, path, label);
    if (step === undefined) return undefined;
    inForm.push(step.inForm);
    path = [...path, step.key];
  }
  return inForm;
}

interface Step {
  key: string | number;
  /** Entries of records are items of a list in the form. */
  inForm: string | number;
}

function stepTo(file: SourceFile, path: ValuePath, label: string): Step | undefined {
  const schema = unwrap(schemaAt(file, path));
  if (schema instanceof z.ZodArray)
    return /^\d+$/.test(label) ? { key: Number(label) - 1, inForm: Number(label) - 1 } : undefined;
  if (schema instanceof z.ZodRecord) {
    const entries = file.yaml.getIn(path);
    const position = isMap(entries) ? entries.items.findIndex(({ key }) => String(key) === label) : -1;
    return position < 0 ? undefined : { key: label, inForm: position };
  }
  const keys = keysAt(file, path);
  const key =
    keys.find((each) => labelAt(file, [...path, each]) === label) ?? keys.find((each) => each === label);
  return key === undefined ? undefined : { key, inForm: key };
}
