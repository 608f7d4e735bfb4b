import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createContentPages } from "../../../../src/build/pages/create-content-pages";
import { createPagesArgs } from "../../../support/gatsby-pages";
import type { DocumentNode } from "../../../support/gatsby-store";

const laboratory = resolve("__tests__/fixtures/laboratory");

const page = (slug: string | undefined): DocumentNode => ({
  slug,
  id: `pages/${slug}.yaml`,
  parent: "",
  internal: { type: "Page" },
});

async function pagesOf(...nodes: DocumentNode[]) {
  const { args, pages, reports } = createPagesArgs(nodes, laboratory);
  await createContentPages(args);
  expect(reports).toEqual([]);
  return pages;
}

test("a file that is left out leaves no page", async () => {
  const pages = await pagesOf();
  expect([...pages.keys()]).toContain("/is-formu");
  expect([...pages.keys()]).not.toContain("/kariyer");
});

test("every page is made at its address, one without an address is not", async () => {
  const before = await pagesOf();
  const pages = await pagesOf(page("kariyer"), page(undefined), page("garanti"));
  expect(pages.size).toBe(before.size + 2);
  expect(pages.get("/kariyer")?.context).toEqual({ id: "pages/kariyer.yaml" });
});

test("every page has a template", async () => {
  for (const { component } of (await pagesOf(page("kariyer"))).values())
    expect(existsSync(component)).toBe(true);
});
