import { brandMistakes } from "./brand";
import { contradictionMistakes } from "./contradictions";
import { fieldMistakes } from "./fields";
import { fileMistakes } from "./files";
import { hostileMistakes } from "./hostile";
import type { Mistake } from "./mistake";
import { pictureMistakes } from "./pictures";
import { quantityMistakes } from "./quantities";
import { referenceMistakes } from "./references";
import { repetitionMistakes } from "./repetitions";
import { yamlMistakes } from "./yaml";

export const mistakes: readonly Mistake[] = [
  ...brandMistakes,
  ...contradictionMistakes,
  ...fieldMistakes,
  ...fileMistakes,
  ...hostileMistakes,
  ...pictureMistakes,
  ...quantityMistakes,
  ...referenceMistakes,
  ...repetitionMistakes,
  ...yamlMistakes,
];
