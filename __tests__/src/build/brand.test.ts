import { mkdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { writePalette } from "../../../src/build/brand";
import { type ContentFolder, createContentFolder } from "../../support/content-folder";

let project: ContentFolder;
beforeEach(() => {
  project = createContentFolder();
});

test("the theme's palette is the content's, written again only when it changes", () => {
  const file = join(project.project, "src/theme/palette.ts");
  mkdirSync(join(project.project, "src/theme"), { recursive: true });
  writePalette(project.project);
  expect(readFileSync(file, "utf8")).toContain('"deep": "#123642"');
  utimesSync(file, 1, 1);
  writePalette(project.project);
  expect(statSync(file).mtimeMs).toBe(1000);
  project.write("brand.yaml", 'main: "#0F4C5C"\naccent: "#AA3366"\n');
  writePalette(project.project);
  expect(readFileSync(file, "utf8")).toContain('"accentFill": "#AA3366"');
});
