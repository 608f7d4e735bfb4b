import { brandMistakes } from "./brand";
import { contradictionMistakes } from "./contradictions";
import { fieldMistakes } from "./fields";
import { fileMistakes } from "./files";
import { hostileMistakes } from "./hostile";
import { invisibleMistakes } from "./invisible";
import { literalMistakes } from "./literals";
import type { Mistake } from "./mistake";
import { pageMistakes } from "./pages";
import { pictureMistakes } from "./pictures";
import { quantityMistakes } from "./quantities";
import { referenceMistakes } from "./references";
import { repetitionMistakes } from "./repetitions";
import { silentMistakes } from "./silent";
import { siteMistakes } from "./site";
import { yamlMistakes } from "./yaml";

/** Independent mistakes, which can be made together. */
export const together: Readonly<Record<string, readonly Mistake[]>> = {
  fieldMistakes,
  hostileMistakes,
  pageMistakes,
  quantityMistakes,
  referenceMistakes,
  repetitionMistakes,
  siteMistakes,
};

/** Mistakes that hide others, or that others hide. */
export const alone: readonly Mistake[] = [
  ...brandMistakes,
  ...contradictionMistakes,
  ...fileMistakes,
  ...silentMistakes,
];

/** Mistakes reported within one document. */
export const inDocument: readonly Mistake[] = [
  ...invisibleMistakes,
  ...literalMistakes,
  ...pictureMistakes,
  ...yamlMistakes,
];
