import { brandMistakes } from "./brand";
import { contradictionMistakes } from "./contradictions";
import { fieldMistakes } from "./fields";
import { fileMistakes } from "./files";
import { hostileMistakes } from "./hostile";
import type { Mistake } from "./mistake";
import { pageMistakes } from "./pages";
import { pictureMistakes } from "./pictures";
import { quantityMistakes } from "./quantities";
import { referenceMistakes } from "./references";
import { repetitionMistakes } from "./repetitions";
import { siteMistakes } from "./site";
import { yamlMistakes } from "./yaml";

export const mistakes: readonly Mistake[] = [
  ...brandMistakes,
  ...contradictionMistakes,
  ...fieldMistakes,
  ...fileMistakes,
  ...hostileMistakes,
  ...pageMistakes,
  ...pictureMistakes,
  ...quantityMistakes,
  ...referenceMistakes,
  ...repetitionMistakes,
  ...siteMistakes,
  ...yamlMistakes,
];
