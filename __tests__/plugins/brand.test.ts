import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { writeIcon } from "../../plugins/brand/icon";
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
  // Gatsby's workers come by while other plugins read it.
  utimesSync(file, 1, 1);
  await writeIcon(project.project, ".cache/icon.svg");
  expect(statSync(file).mtimeMs).toBe(1000);
});
