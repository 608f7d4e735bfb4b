import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { movedPages } from "#src/content-model/moved-pages.ts";
import { files as documents } from "../support/content-files.ts";
import { folder, pageFiles } from "./built-site.ts";

// What lies in the built site: everything in it is published.

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
const below = (place: RegExp) => files.filter((name) => place.test(name)).sort();
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

test("every picture, font and PDF is used", () => {
  const texts = below(/\.html$|^page-data\/.*\.json$|\.css$|^app-.*\.js$/).map(read);
  const named = (name: string) =>
    texts.some(
      (text) => text.includes(name) || text.includes(name.split("/").map(encodeURIComponent).join("/")),
    );
  const published = below(/^static\//);
  expect(published.length).toBeGreaterThan(0);
  expect(published.filter((name) => !named(name))).toEqual([]);
});

test("every HTML file is a page, a moved page or /admin", () => {
  const expected = [
    ...pageFiles().map(({ file }) => path.relative(folder, file)),
    ...movedPages(documents).map(({ from }) => `${from.slice(1)}.html`),
    ...below(/^admin\.html$/),
  ];
  expect(below(/^(?!_gatsby\/).*\.html$/)).toEqual(expected.sort());
});

test("the icon that browsers ask for is the site's", async () => {
  const icon = readFileSync(path.join(folder, "favicon.ico"));
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const picture = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata();
  expect([picture.format, picture.width, picture.height]).toEqual(["png", 32, 32]);
});

test("/sitemap.xml is the index of sitemaps", () => {
  expect(read("sitemap.xml")).toBe(read("sitemap-index.xml"));
});
