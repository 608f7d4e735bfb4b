import { isDeepStrictEqual } from "node:util";
import { checkContent } from "../../../content-model/check";
import { changeFixture, fixtureContent } from "../../support/fixture-content";
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

/** Mistakes that do not hide each other are made at once. */
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
const alone = [
  ...brandMistakes,
  ...contradictionMistakes,
  ...fileMistakes,
  ...invisibleMistakes,
  ...literalMistakes,
  ...pictureMistakes,
  ...silentMistakes,
  ...yamlMistakes,
];

const worded = (expected: string | RegExp) =>
  typeof expected === "string" ? expected : expect.stringMatching(expected);

test.each<[string, readonly Mistake[]]>([
  ...Object.entries(together),
  ...alone.map((mistake): [string, Mistake[]] => [String(mistake.message), [mistake]]),
])("answers with place and fix: %s", async (_, mistakes) => {
  const content = changeFixture();
  const places = await make(mistakes, content);
  const found = await checkContent(fixtureContent, content.changes);
  const saidAt = (place: (typeof places)[number]) =>
    found.find(({ file, line, column }) => isDeepStrictEqual({ file, line, column }, place));
  expect(places.map((place) => ({ ...place, ...saidAt(place) }))).toEqual(
    mistakes.map(({ message, fix }, i) =>
      expect.objectContaining({ ...places[i], message: worded(message), fix: worded(fix) }),
    ),
  );
  expect(found).toHaveLength(mistakes.length);
});
