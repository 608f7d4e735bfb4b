import type { FieldKind } from "../fields";

/** The field a problem is about. */
export interface Subject {
  /** As an editor would call it: "title", "features 2. madde". */
  name: string;
  /** Its key, or that of the list it stands in. */
  field: string;
  kind: FieldKind | undefined;
  /** Whether the line may also be taken out: optional fields and list items. */
  removable: boolean;
  /** The value as it stands in the file. */
  written: string;
  /** What the model says of it, as a sentence. */
  description: string;
  /** The keys below it, if it is a section. */
  keys: readonly string[];
}
