import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildUnlessCurrent } from "../../dev/prepare.mjs";
import { makeFolder } from "../support/make-folder";

test("a site is built again only after a change of its inputs", () => {
  const folder = makeFolder();
  const content = makeFolder();
  const publicData = join(folder, "public", "page-data");
  let builds = 0;
  const build = (settings = {}) =>
    buildUnlessCurrent(folder, content, settings, () => {
      builds += 1;
      mkdirSync(publicData, { recursive: true });
      writeFileSync(join(publicData, "app-data.json"), JSON.stringify({ webpackCompilationHash: "a" }));
    });
  writeFileSync(join(content, "site.yaml"), "brand: A");
  build();
  build();
  expect(builds).toBe(1);
  writeFileSync(join(content, "site.yaml"), "brand: B");
  build();
  expect(builds).toBe(2);
  build({ SITE_URL: "https://www.laboratuvar.test" });
  expect(builds).toBe(3);
  // Another build has replaced this one.
  writeFileSync(join(publicData, "app-data.json"), JSON.stringify({ webpackCompilationHash: "b" }));
  build({ SITE_URL: "https://www.laboratuvar.test" });
  expect(builds).toBe(4);
});
