import { checkContent } from "../../../content-model/check";
import { type ChangedFixture, changeFixture, fixtureContent } from "../../support/fixture-content";
import { mistakes } from "./mistakes";
import { type Mistake, pointer } from "./mistakes/mistake";

test.each(mistakes)("answers $name with its place and its fix", async (mistake) => {
  const content = changeFixture();
  await mistake.before?.(content);
  const place = make(mistake, content);
  const problems = await checkContent(fixtureContent, content.changes);
  expect(problems.map(({ file, line, column }) => ({ file, line, column }))).toEqual([
    { file: mistake.file, ...place },
  ]);
  const [problem] = problems;
  expect(problem?.message).toEqual(worded(mistake.message));
  expect(problem?.fix).toEqual(worded(mistake.fix));
});

/** Makes the mistake and returns where the pointer stood. */
function make({ file, change }: Mistake, content: ChangedFixture): { line: number; column: number } {
  if (!change) return { line: 1, column: 1 };
  content.replace(file, ...change);
  const text = content.read(file);
  const before = text.slice(0, text.indexOf(pointer)).split("\n");
  content.write(file, text.replace(pointer, ""));
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

const worded = (expected: string | RegExp) =>
  typeof expected === "string" ? expected : expect.stringMatching(expected);
