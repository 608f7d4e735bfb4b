import { createHash } from "node:crypto";
import { z } from "zod";
import type { ValuePath } from "../../model/documents";
import { metaOf, unwrap } from "../../model/schema";
import { labelOf } from "../form/label";
import { type Shown, show } from "./differences";
import { type Clash, partOf } from "./three-way";

/** A field, or a whole file, that two people changed differently; one version has to be chosen. */
export interface Conflict {
  /** The same as long as both versions are the same: a choice holds for what the editor has seen. */
  id: string;
  /** Path below the project's folder. */
  file: string;
  /** The labels that lead to the field; empty for a whole file. */
  place: string;
  /** null: taken away. */
  mine: Shown | null;
  theirs: Shown | null;
}

/** What the editor chose, by the ids of conflicts. */
export type Choices = Readonly<Record<string, "mine" | "theirs">>;

/** @param file path below the project's folder */
export const conflictOf = (file: string, schema: z.core.$ZodType | undefined, clash: Clash): Conflict => ({
  id: conflictId(file, clash.path, clash.mine, clash.theirs),
  file,
  place: labelsTo(schema, clash.path).join(" › "),
  mine: show(clash.declared, clash.mine),
  theirs: show(clash.declared, clash.theirs),
});

export const conflictId = (file: string, path: ValuePath, mine: unknown, theirs: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify([file, path, mine ?? null, theirs ?? null]))
    .digest("hex")
    .slice(0, 24);

/** The labels of the form that lead to a value. */
export function labelsTo(schema: z.core.$ZodType | undefined, path: ValuePath): string[] {
  let declared = schema;
  return path.map((step) => {
    const section = unwrap(declared);
    if (typeof step === "number") {
      declared = section instanceof z.ZodArray ? section.element : undefined;
      return `${labelOf(metaOf(declared).description ?? "Madde")} ${step + 1}`;
    }
    declared = partOf(section, step);
    return section instanceof z.ZodRecord ? `{${step}}` : labelOf(metaOf(declared).description ?? step);
  });
}
