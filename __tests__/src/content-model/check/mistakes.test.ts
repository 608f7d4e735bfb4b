import { isDeepStrictEqual } from "node:util";
import { checkContent, type Problem } from "../../../../src/content-model/check";
import { documentProblems } from "../../../../src/content-model/check/document-problems";
import { pictureProblems } from "../../../../src/content-model/check/picture-problems";
import { inOrder } from "../../../../src/content-model/check/problem";
import { indexContent } from "../../../../src/content-model/content-index";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { createContentFolder } from "../../../support/content-folder";
import { brandMistakes } from "./mistakes/brand";
import { contradictionMistakes } from "./mistakes/contradictions";
import { fieldMistakes } from "./mistakes/fields";
import { fileMistakes } from "./mistakes/files";
import { foreignAddresses, hostileMistakes } from "./mistakes/hostile";
import { invisibleMistakes } from "./mistakes/invisible";
import { literalMistakes } from "./mistakes/literals";
import { type Mistake, make } from "./mistakes/mistake";
import { pageMistakes } from "./mistakes/pages";
import { pictureMistakes } from "./mistakes/pictures";
import { quantityMistakes } from "./mistakes/quantities";
import { referenceMistakes } from "./mistakes/references";
import { repetitionMistakes } from "./mistakes/repetitions";
import { silentMistakes } from "./mistakes/silent";
import { siteMistakes } from "./mistakes/site";
import { yamlMistakes } from "./mistakes/yaml";

/** Independent mistakes are made together, because each check takes time. */
const together = {
  fieldMistakes,
  foreignAddresses,
  hostileMistakes,
  pageMistakes,
  quantityMistakes,
  referenceMistakes,
  repetitionMistakes,
  siteMistakes,
};
const alone = [...brandMistakes, ...contradictionMistakes, ...fileMistakes, ...silentMistakes];
/** Mistakes reported within one document. */
const inDocument = [...invisibleMistakes, ...literalMistakes, ...pictureMistakes, ...yamlMistakes];

const worded = (expected: string | RegExp) =>
  typeof expected === "string" ? expected : expect.stringMatching(expected);

const named = (mistakes: readonly Mistake[]) =>
  mistakes.map((mistake): [string, Mistake[]] => [String(mistake.message), [mistake]]);

type Place = Awaited<ReturnType<typeof make>>[number];

/** Asserts that each mistake is reported at its place, and nothing else. */
function expectAnswers(found: readonly Problem[], mistakes: readonly Mistake[], places: readonly Place[]) {
  const saidAt = (place: Place) =>
    found.find(({ file, line, column }) => isDeepStrictEqual({ file, line, column }, place));
  expect(places.map((place) => ({ ...place, ...saidAt(place) }))).toEqual(
    mistakes.map(({ message, fix }, i) =>
      expect.objectContaining({ ...places[i], message: worded(message), fix: worded(fix) }),
    ),
  );
  expect(found).toHaveLength(mistakes.length);
}

test.each<[string, readonly Mistake[]]>([...Object.entries(together), ...named(alone)])(
  "answers with place and fix: %s",
  async (_, mistakes) => {
    const content = createContentFolder();
    const places = await make(mistakes, content);
    expectAnswers(await checkContent(content.path), mistakes, places);
  },
);

test.each(named(inDocument))("answers a document with place and fix: %s", async (_, mistakes) => {
  const content = createContentFolder();
  const places = await make(mistakes, content);
  const files = readSourceFiles(content.path);
  const found: Problem[] = [];
  for (const file of files.filter(({ path }) => places.some((place) => place.file === path))) {
    const pictures = await pictureProblems(file, content.path);
    found.push(...documentProblems(file, indexContent(files)), ...pictures);
  }
  expectAnswers(inOrder(found), mistakes, places);
});
