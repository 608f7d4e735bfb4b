import { existsSync } from "node:fs";
import { basename } from "node:path";
import { documentKinds } from "../../../content-tools/model";
import { createContentPages } from "../../../gatsby/create-pages/create-content-pages";
import { createPagesArgs } from "../../support/gatsby-pages";

const { args, pages } = createPagesArgs([]);
createContentPages(args);

test("every document with a route and one page of its own has its page there, and no other has one", () => {
  const routes = documentKinds.flatMap(({ route, inParts }) =>
    route && route !== "slug" && !inParts ? [route] : [],
  );
  expect([...pages.keys()]).toEqual(routes.map((route) => route.replace(/^\/404$/, "/404.html")));
  expect(routes).toContain("/");
});

test.each([...pages])("the page %s has its template", (_, { component }) => {
  expect(existsSync(component)).toBe(true);
});

test("a template is named after the type of its document", () => {
  expect(basename(pages.get("/404.html")?.component ?? "")).toBe("not-found-page.tsx");
});
