import { documentKinds } from "../../../content-model";
import { neededLabels } from "../../../content-model/check/needed-labels";
import { readSourceFiles } from "../../../content-model/documents";
import { type ChangedFixture, changeFixture, fixtureContent } from "../../support/fixture-content";

/** What is asked for in a file after a change, by the schema and for the sake of other files. */
function askedOf(path: string, change: (content: ChangedFixture) => void): string[] {
  const content = changeFixture();
  change(content);
  const files = readSourceFiles(fixtureContent, content.changes);
  const schema = documentKinds.find(({ file }) => file === path)?.schema;
  const value = files.find((file) => file.path === path)?.value;
  return [
    ...(schema?.safeParse(value).error?.issues ?? []).map(({ message }) => message),
    ...neededLabels(files)
      .filter(({ file }) => file === path)
      .map(({ message }) => message),
  ];
}

test("durations have a name only where a product has one", () => {
  const unnamed = (content: ChangedFixture) =>
    content.replace("navigation.yaml", "  turnaroundLabel: Teslim süresi\n", "");
  expect(askedOf("navigation.yaml", unnamed)).toHaveLength(1);
  expect(
    askedOf("navigation.yaml", (content) => {
      unnamed(content);
      for (const name of ["lamine-kron", "porselen-kron", "total-protez"]) {
        const file = `products/${name}.yaml`;
        content.write(file, content.read(file).replace(/^turnaround: .*\n/m, ""));
      }
    }),
  ).toEqual([]);
});

test("a link to the work slip has a name only where there is a slip", () => {
  const unnamed = (content: ChangedFixture) =>
    content.replace("holidays.yaml", "  slipLabel: İş formunu doldur\n", "");
  expect(askedOf("holidays.yaml", unnamed)).toHaveLength(1);
  expect(
    askedOf("holidays.yaml", (content) => {
      unnamed(content);
      content.remove("pages/work-slip.yaml");
    }),
  ).toEqual([]);
});
