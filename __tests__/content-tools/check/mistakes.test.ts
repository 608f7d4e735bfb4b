import { checkContent } from "../../../content-tools/check";
import { type ContentFolder, createContentFolder } from "../../support/content-folder";
import { fieldMistakes } from "./mistakes/fields";
import { hostileMistakes } from "./mistakes/hostile";
import { type Mistake, pointer } from "./mistakes/mistake";
import { referenceMistakes } from "./mistakes/references";
import { yamlMistakes } from "./mistakes/yaml";

let folder: ContentFolder;
beforeEach(() => {
  folder = createContentFolder();
});
afterEach(() => folder.destroy());

const mistakes = [...fieldMistakes, ...yamlMistakes, ...referenceMistakes, ...hostileMistakes];

test.each(mistakes)("answers $name with its place and its fix", async (mistake) => {
  await mistake.before?.(folder);
  const place = make(mistake);
  const problems = await checkContent(folder.path);
  expect(problems.map(({ file, line, column }) => ({ file, line, column }))).toEqual([
    { file: mistake.file, ...place },
  ]);
  const [problem] = problems;
  expect(problem?.message).toEqual(worded(mistake.message));
  expect(problem?.fix).toEqual(worded(mistake.fix));
});

/** Makes the mistake and returns where the pointer stood. */
function make({ file, change: [piece, by] }: Mistake): { line: number; column: number } {
  folder.replace(file, piece, by);
  const text = folder.read(file);
  const before = text.slice(0, text.indexOf(pointer)).split("\n");
  folder.write(file, text.replace(pointer, ""));
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

const worded = (expected: string | RegExp) =>
  typeof expected === "string" ? expected : expect.stringMatching(expected);
