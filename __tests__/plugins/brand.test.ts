import { mkdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { writeIcon } from "../../plugins/brand/icon";
import { writePalette } from "../../plugins/brand/palette";
import { type ContentFolder, createContentFolder } from "../support/content-folder";

let project: ContentFolder;
beforeEach(() => {
  project = createContentFolder();
});

test("writes the logo on its background as icon once", async () => {
  const file = join(project.project, ".cache/icon.svg");
  await writeIcon(project.project, ".cache/icon.svg");
  const icon = readFileSync(file, "utf8");
  expect(icon).toContain('fill="#123642"');
  expect(icon).toContain('d="M4 20 12 4l8 16z"');
  expect((await sharp(Buffer.from(icon)).metadata()).width).toBe(512);
  // Gatsby's workers may read it at the same time.
  utimesSync(file, 1, 1);
  await writeIcon(project.project, ".cache/icon.svg");
  expect(statSync(file).mtimeMs).toBe(1000);
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
