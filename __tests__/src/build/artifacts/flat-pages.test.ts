import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { builtPages, pageDataFile } from "#src/build/artifacts/built-pages.ts";
import { flattenPages } from "#src/build/artifacts/flat-pages.ts";
import { makeFolder } from "../../../support/make-folder";

let folder: string;

function write(name: string, text = name): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** A page as Gatsby writes it. */
const textOf = (name: string) => `<div id="___gatsby">${name}</div>`;

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !name.startsWith("page-data"))
    .sort();

const asGatsby = ["404.html", "hakkimizda/index.html", "index.html", "kron/lamine/index.html"];
const routes = new Set(["/", "/404.html", "/hakkimizda", "/kron/lamine"]);

beforeEach(() => {
  folder = makeFolder();
  for (const route of routes) write(pageDataFile(route));
  for (const name of asGatsby) write(name, textOf(name));
});

test("a page that Gatsby did not rebuild is kept", async () => {
  await flattenPages(folder, routes);
  await flattenPages(folder, routes);
  expect(files()).toEqual(["404.html", "hakkimizda.html", "index.html", "kron/lamine.html"]);
  expect(readFileSync(join(folder, "hakkimizda.html"), "utf8")).toBe(textOf("hakkimizda/index.html"));
});

test("a rewritten page replaces the old one", async () => {
  await flattenPages(folder, routes);
  write("hakkimizda/index.html", "new");
  await flattenPages(folder, routes);
  expect(readFileSync(join(folder, "hakkimizda.html"), "utf8")).toBe("new");
});

test("leaves no empty folder behind", async () => {
  await flattenPages(folder, routes);
  expect(existsSync(join(folder, "hakkimizda"))).toBe(false);
});

test("serves the not-found page's data at /404 too", async () => {
  await flattenPages(folder, routes);
  expect(readFileSync(join(folder, pageDataFile("/404")), "utf8")).toBe(pageDataFile("/404.html"));
  expect(builtPages(folder).map(({ route }) => route)).toEqual([...routes].sort());
});
