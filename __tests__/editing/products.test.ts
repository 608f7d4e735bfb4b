import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { JSDOM } from "jsdom";
import { parse } from "yaml";
import { localSettings } from "../../dev/prepare.mjs";
import { added, addedFile, copyProject, gatsby, type Project } from "../../dev/test/project.ts";
import { builtPages } from "../../plugins/built-pages.ts";
import { createSearch } from "../../src/lib/search.ts";
import { type ProductRow, searchTermsOf } from "../../src/sections/products/product-row.ts";
import { files, type Product, products } from "../support/real-content.ts";

// What an editor does: takes product files away, adds one, and builds. Nothing else is touched.

let project: Project;
let pages: Map<string, Document>;

const isNamedIn = ({ slug, name }: Product, text: string) => text.includes(slug) || text.includes(name);

/** What the files of the content say, by their paths, without what makes the comparison of two products. */
const written = files.map(({ path: file, value }) => [
  file,
  JSON.stringify(value, (key, part) => (key === "comparison" ? undefined : part)),
]);

/** The product that the added one is made from. */
const [model] = [...products].sort((a, b) => (a.slug < b.slug ? -1 : 1));

/** Products that no other file names: of them nothing may be left. Those that others are compared with come first. */
const removable = products
  .filter((product) => product !== model)
  .filter((product) =>
    written.every(
      ([file = "", text = ""]) => file.endsWith(`/${product.slug}.yaml`) || !isNamedIn(product, text),
    ),
  )
  .sort((a, b) => Number(isCompared(b)) - Number(isCompared(a)));

function isCompared({ slug }: Product): boolean {
  return products.some(({ comparison }) => comparison?.other === slug);
}

const removed = removable.slice(0, 2);
/** Those that were compared with one of them, and one that has nothing to do with any. */
const comparing = products.filter(
  (product) => !removed.includes(product) && removed.some(({ slug }) => product.comparison?.other === slug),
);
const other = products.find((product) => !removed.includes(product) && !comparing.includes(product));
assert.ok(other, "the content has too few products");

async function filesOf(extension: RegExp): Promise<string[]> {
  const all = await readdir(project.at("public"), { recursive: true });
  return all
    .filter((name) => extension.test(name))
    .map((name) => project.at("public", name))
    .filter((file) => statSync(file).isFile());
}

const build = () =>
  promisify(execFile)(process.execPath, [gatsby, "build"], {
    cwd: project.folder,
    env: { ...process.env, ...localSettings, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    maxBuffer: 64 * 2 ** 20,
  });

before(async () => {
  project = await copyProject();
  const products = project.at("content/products");
  for (const { slug } of removed) await rm(path.join(products, `${slug}.yaml`));
  await writeFile(path.join(products, `${added.slug}.yaml`), await addedFile());
  await build();
  const files = await filesOf(/\.html$/);
  pages = new Map(
    await Promise.all(
      files.map(async (file) => {
        const route = `/${path.relative(project.at("public"), file)}`.replace(/\/?(index)?\.html$/, "");
        return [route || "/", new JSDOM(await readFile(file, "utf8")).window.document] as const;
      }),
    ),
  );
});
after(() => project.destroy());

const page = (route: string): Document => {
  const found = pages.get(route);
  assert.ok(found, `${route} was not built`);
  return found;
};
const linksTo = (route: string, within: string): number =>
  page("/vizyonumuz").querySelectorAll(`${within} a[href="${route}"]`).length;

describe("a removed product", () => {
  test("leaves no page and no trace in any built file", async () => {
    for (const file of await filesOf(/\.(html|json|xml|js|txt|webmanifest)$/)) {
      const text = await readFile(file, "utf8");
      for (const { slug, name } of removed) {
        assert.ok(!text.includes(slug) && !text.includes(name), `${name} is still in ${file}`);
      }
    }
  });

  test("takes its comparison from the page that had it", { skip: comparing.length === 0 }, () => {
    for (const { route, comparison } of comparing) {
      assert.equal(page(route).querySelector("[aria-labelledby=karsilastirma]"), null);
      assert.ok(!page(route).body.textContent?.includes(comparison?.title ?? ""));
    }
  });

  test("leaves no broken link", () => {
    for (const [route, document] of pages) {
      for (const link of document.querySelectorAll('a[href^="/"]')) {
        const { pathname } = new URL(link.getAttribute("href") ?? "", "https://site.example");
        assert.ok(pages.has(pathname), `${route} links to ${pathname}`);
      }
    }
  });
});

describe("an added product", () => {
  test("has its page with all its sections", () => {
    const product = page(`/${added.slug}`);
    assert.equal(product.querySelector("h1")?.textContent, added.name);
    assert.ok(product.title.startsWith(added.name));
    const parts = (document: Document) => document.querySelectorAll("main section").length;
    assert.equal(parts(product), parts(page(model?.route ?? "")));
    assert.ok(existsSync(project.at("public/page-data", added.slug, "page-data.json")));
  });

  test("is in the header's menu and the footer of every other page", () => {
    assert.equal(linksTo(`/${added.slug}`, "header"), 1);
    assert.equal(linksTo(`/${added.slug}`, "footer"), 1);
  });

  test("has its card in the catalogue and its box in the form", () => {
    const home = page("/");
    const card = [...home.querySelectorAll("#katalog li")].find(
      (item) => item.querySelector("h3")?.textContent === added.name,
    );
    assert.equal(card?.querySelector("a")?.getAttribute("href"), `/${added.slug}`);
    assert.ok(home.querySelector(`form input[type=checkbox][value="${added.name}"]`));
  });

  test("is in the table of all products, and in the data that its search and its comparison read", async () => {
    const row = page("/urunler").querySelector(`[data-row="${added.slug}"]`);
    assert.equal(row?.querySelector("th a")?.getAttribute("href"), `/${added.slug}`);
    assert.equal(row?.querySelector("th a")?.textContent, added.name);
    assert.ok(row?.querySelector('input[type="checkbox"]'));
    const file = project.at("public/page-data/urunler/page-data.json");
    const { result } = JSON.parse(await readFile(file, "utf8"));
    const listed = result.data.productsPage.products.find(
      ({ slug }: { slug: string }) => slug === added.slug,
    );
    const search = createSearch<ProductRow>(result.data.productsPage.products, searchTermsOf);
    assert.deepEqual(search(added.name)[0], listed);
    for (const keyword of listed.keywords ?? []) assert.ok(search(keyword).includes(listed), keyword);
  });

  test("has its days of delivery, and its place in the work slip with its materials", async () => {
    assert.ok(page(`/${added.slug}`).querySelector("section[aria-labelledby=teslim] [role=status]"));
    const option = page("/is-formu").querySelector(`option[value="${added.slug}"]`);
    assert.equal(option?.textContent, added.name);
    const data = await readFile(project.at("public/page-data/is-formu/page-data.json"), "utf8");
    const { nodes } = JSON.parse(data).result.data.allProduct;
    const found = nodes.find(({ slug }: { slug: string }) => slug === added.slug);
    const { materials } = parse(await addedFile());
    assert.deepEqual(
      found.materials.items.map(({ name }: { name: string }) => name),
      materials.items.map(({ name }: { name: string }) => name),
    );
    assert.ok(existsSync(project.at("public/print", `${added.slug}.css`)));
  });

  test("is related to a product of its group, and listed in the sitemap", async () => {
    const related = [...pages.values()].some((document) =>
      document.querySelector(`section[aria-labelledby="ilgili"] a[href="/${added.slug}"]`),
    );
    assert.ok(related);
    const sitemap = await readFile(project.at("public/sitemap-0.xml"), "utf8");
    assert.ok(sitemap.includes(`/${added.slug}</loc>`));
  });
});

describe("a second build, after one product's summary was changed", () => {
  const timesOf = async (extension: RegExp) =>
    new Map((await filesOf(extension)).map((file) => [file, statSync(file).mtimeMs]));
  /** Photographs and social cards; the manifest's icons are drawn at every build. */
  const pictures = /static.*\.(avif|webp|jpe?g|png)$/;
  const pageData = /page-data\.json$/;
  const summary = "Özeti değişen protez.";
  let before: Awaited<ReturnType<typeof timesOf>>;
  let after: typeof before;

  test("is made", async () => {
    before = new Map([...(await timesOf(pictures)), ...(await timesOf(pageData))]);
    const file = project.at(`content/products/${other.slug}.yaml`);
    const text = await readFile(file, "utf8");
    const changed = text.replace(/^summary: (?:>-\n(?: {2}.*\n)+|.*\n)/m, `summary: ${summary}\n`);
    assert.notEqual(changed, text);
    await writeFile(file, changed);
    await build();
    after = new Map([...(await timesOf(pictures)), ...(await timesOf(pageData))]);
    assert.ok((await readFile(project.at(`public/${other.slug}.html`), "utf8")).includes(summary));
  });

  test("encodes no picture", () => {
    const changed = [...after].filter(([file, time]) => pictures.test(file) && before.get(file) !== time);
    assert.deepEqual(changed, []);
  });

  test("writes the data of that page, and at most of those that ask for all products", () => {
    const changed = [...after]
      .filter(([file, time]) => pageData.test(file) && before.get(file) !== time)
      .map(([file]) => path.basename(path.dirname(file)));
    assert.ok(changed.includes(other.slug));
    // Gatsby asks again for these, and sometimes writes them though the answer is the same.
    const asking = ["404", "404.html", "index", "is-formu", "urunler"];
    assert.deepEqual(
      changed.filter((page) => !asking.includes(page)),
      [other.slug],
    );
  });
});

/** Stands beside Gatsby's pages: plugins/held-messages. */
const heldMessagesPage = "bekleyen-mesaj.html";

describe("a third build, after a product was taken away again", () => {
  test("has all other pages under their addresses, and nothing of that one", async () => {
    const before = builtPages(project.at("public"));
    await rm(project.at("content/products", `${added.slug}.yaml`));
    await build();
    const left = before.filter(({ route }) => route !== `/${added.slug}`);
    assert.equal(left.length, before.length - 1);
    assert.deepEqual(builtPages(project.at("public")), left);
    const html = (await filesOf(/\.html$/)).map((file) => path.relative(project.at("public"), file));
    const ofGatsby = html.filter((file) => file !== heldMessagesPage);
    assert.deepEqual(ofGatsby.sort(), left.map(({ file }) => file).sort());
    for (const file of await filesOf(/\.(html|json|xml)$/))
      assert.ok(!(await readFile(file, "utf8")).includes(added.slug), `${added.slug} is still in ${file}`);
  });

  test("keeps the scripts of this build only", async () => {
    const scripts = await filesOf(/^[^\\/]+\.js$/);
    const apps = scripts.filter((file) => /^(app|boot|webpack-runtime)-/.test(path.basename(file)));
    assert.equal(apps.length, 3, apps.join(" "));
  });
});

test("nothing of the web editor is in the build", async () => {
  const files = await filesOf(/./);
  assert.ok(files.length > 100);
  for (const file of files) {
    const telling = /decap|netlify-?cms|editorFrame/i;
    assert.doesNotMatch(path.relative(project.folder, file), telling);
    assert.ok(!telling.test(await readFile(file, "latin1")), `the web editor is named in ${file}`);
  }
});
