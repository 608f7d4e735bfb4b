import { mistakeOf, pathInForm } from "../../../src/admin/browser/mistake";
import { problemAt } from "../../../src/content-model/check/problem";
import { parseSourceFile } from "../../../src/content-model/documents";
import { fieldsOf } from "../../../src/content-model/walk";
import { files } from "../../support/content-files";

test.each(files.map((file) => [file.path, file] as const))(
  "a mistake in %s leads to its field",
  (_, file) => {
    for (const { path } of fieldsOf(file)) {
      const problem = problemAt(file, path, { message: "Yanlış.", fix: "Düzeltin." });
      expect(mistakeOf(problem, file.path).path).toEqual(pathInForm(file, path));
    }
  },
);

test("an entry of a record is at its position in the form", () => {
  const site = parseSourceFile("site.yaml", "facts:\n  gun: { number: 1 }\n  ay: { number: 2 }\n");
  expect(pathInForm(site, ["facts", "ay", "number"])).toEqual(["facts", 1, "number"]);
});
