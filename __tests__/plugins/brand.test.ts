import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { writeIcon } from "../../plugins/brand/icon";
import { type ContentFolder, createContentFolder } from "../support/content-folder";

const values = require("../../plugins/brand/values-loader.cjs");

describe("the icon", () => {
  let project: ContentFolder;
  beforeEach(() => {
    project = createContentFolder();
  });
  afterEach(() => project.destroy());

  test("is the content's mark on its deep ground", async () => {
    await writeIcon(project.project, ".cache/icon.svg");
    const icon = readFileSync(join(project.project, ".cache/icon.svg"), "utf8");
    expect(icon).toContain('fill="#123642"');
    expect(icon).toContain('d="M4 20 12 4l8 16z"');
    expect((await sharp(Buffer.from(icon)).metadata()).width).toBe(512);
    // Gatsby's workers come by while other plugins read it.
    utimesSync(join(project.project, ".cache/icon.svg"), 1, 1);
    await writeIcon(project.project, ".cache/icon.svg");
    expect(statSync(join(project.project, ".cache/icon.svg")).mtimeMs).toBe(1000);
  });
});

test("a module becomes what it exports, anew when a file changes", () => {
  const files: string[] = [];
  const context = {
    getOptions: () => ({ files: ["/content/brand.yaml"], read: () => ({ colours: { main: "#0F4C5C" } }) }),
    addDependency: (file: string) => files.push(file),
  };
  expect(values.call(context)).toBe('export const colours = {"main":"#0F4C5C"};');
  expect(files).toEqual(["/content/brand.yaml"]);
});
