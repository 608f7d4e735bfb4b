import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentFolder } from "../../../content-model/content-folder";
import { routedKinds } from "../../../content-model/routes";
import { createContentPages } from "../../../gatsby/create-pages/create-content-pages";
import { createPagesArgs } from "../../support/gatsby-pages";

const { args, pages } = createPagesArgs([], resolve("."));
createContentPages(args);

test("every document with a route whose file is there has its page, and no other has one", () => {
  const routes = routedKinds
    .filter(({ file }) => existsSync(join(contentFolder(), file)))
    .map(({ route }) => route);
  expect([...pages.keys()]).toEqual(routes.map((route) => route.replace(/^\/404$/, "/404.html")));
  expect(routes).toContain("/");
});

test("every page has its template", () => {
  const without = [...pages.values()].filter(({ component }) => !existsSync(component));
  expect(without.map(({ path }) => path)).toEqual([]);
});

test("a file that is left out leaves no page", () => {
  const empty = createPagesArgs([], resolve("__tests__/fixtures/laboratory"));
  createContentPages(empty.args);
  expect([...empty.pages.keys()]).toContain("/is-formu");
  expect([...empty.pages.keys()]).not.toContain("/vizyonumuz");
});
