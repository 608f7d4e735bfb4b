import { neededLabels } from "../../../content-model/check/needed-labels";
import { readSourceFiles } from "../../../content-model/documents";
import { navigationSchema } from "../../../content-model/site";
import { changeFixture, fixtureContent } from "../../support/fixture-content";

test("durations have a name only where a product has one", () => {
  const content = changeFixture();
  const asked = () => {
    const files = readSourceFiles(fixtureContent, content.changes);
    const { value } = files.find(({ path }) => path === "navigation.yaml") ?? {};
    return [...(navigationSchema.safeParse(value).error?.issues ?? []), ...neededLabels(files)];
  };
  content.replace("navigation.yaml", "  turnaroundLabel: Teslim süresi\n", "");
  expect(asked()).toHaveLength(1);
  for (const name of ["lamine-kron", "porselen-kron", "total-protez"]) {
    const file = `products/${name}.yaml`;
    content.write(file, content.read(file).replace(/^turnaround: .*\n/m, ""));
  }
  expect(asked()).toEqual([]);
});
