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

/** Mistakes that hide others, that others hide, or that are reported within one document. */
export const alone: readonly Mistake[] = [
  ...brandMistakes,
  ...contradictionMistakes,
  ...fileMistakes,
  ...silentMistakes,
  ...invisibleMistakes,
  ...literalMistakes,
  ...pictureMistakes,
  ...yamlMistakes,
];
