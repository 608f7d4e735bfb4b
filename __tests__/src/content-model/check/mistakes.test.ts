import { isDeepStrictEqual } from "node:util";
import { checkContent, type PlacedProblem } from "#src/content-model/check/index.ts";
import { createContentFolder } from "../../../support/content-folder";
import { alone, together } from "./mistakes";
import { type Mistake, make } from "./mistakes/mistake";

const worded = (expected: string | RegExp) =>
  typeof expected === "string" ? expected : expect.stringMatching(expected);

const named = (mistakes: readonly Mistake[]) =>
  mistakes.map((mistake): [string, Mistake[]] => [String(mistake.message), [mistake]]);

type Place = Awaited<ReturnType<typeof make>>[number];

/** Asserts that each mistake is reported at its place, and nothing else. */
function expectAnswers(
  found: readonly PlacedProblem[],
  mistakes: readonly Mistake[],
  places: readonly Place[],
) {
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
