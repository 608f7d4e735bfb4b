import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildUnlessCurrent, obstacle } from "../../dev/prepare.mjs";
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

test.each([
  ["C:\\Users\\Ayşe\\dis-sitesi_1.0 & ortak", ""],
  ["/home/İlkay/Diş Sitesi".normalize("NFD"), ""],
  ["/home/ada/Ada'nın sitesi (2)", "' ( )"],
  ["/home/ayşe/Ayşe’nin sitesi", "’"],
  ["/home/ayşe/50%site", "%"],
  ["/home/site!", "!"],
])("%s is built in, or refused by its characters", (folder, characters) => {
  const advice = obstacle(folder, "22.1.0").split(": ").at(-1);
  expect(advice).toBe(characters && `rename the folder without ${characters}`);
});

test("an old Node is refused before anything else", () => {
  expect(obstacle("/site", "18.20.1")).toMatch(/^Node\.js \d+\.\d+ or newer is needed; this is 18\.20\.1\.$/);
});
