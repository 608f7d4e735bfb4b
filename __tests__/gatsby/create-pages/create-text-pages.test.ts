import { existsSync } from "node:fs";
import { createTextPages } from "../../../gatsby/create-pages/create-text-pages";
import { createPagesArgs } from "../../support/gatsby-pages";
import type { DocumentNode } from "../../support/gatsby-store";

const page = (slug: string | undefined): DocumentNode => ({
  slug,
  id: `pages/${slug}.yaml`,
  parent: "",
  internal: { type: "TextPage" },
});

test("every added page is made at its address, of their template; one without an address is not", async () => {
  const { args, pages, reports } = createPagesArgs([page("kariyer"), page(undefined), page("garanti")]);
  await createTextPages(args);
  expect(reports).toEqual([]);
  expect([...pages].map(([path, { context }]) => [path, context])).toEqual([
    ["/kariyer", { id: "pages/kariyer.yaml" }],
    ["/garanti", { id: "pages/garanti.yaml" }],
  ]);
  for (const { component } of pages.values()) expect(existsSync(component)).toBe(true);
});
