import { resolve } from "node:path";
import { createContentPages } from "../../../gatsby/create-pages/create-content-pages";
import { createPagesArgs } from "../../support/gatsby-pages";

test("a file that is left out leaves no page", () => {
  const { args, pages } = createPagesArgs([], resolve("__tests__/fixtures/laboratory"));
  createContentPages(args);
  expect([...pages.keys()]).toContain("/is-formu");
  expect([...pages.keys()]).not.toContain("/vizyonumuz");
});
