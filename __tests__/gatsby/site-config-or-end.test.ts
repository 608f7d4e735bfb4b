import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { siteConfigOrEnd } from "../../gatsby/site-config-or-end";
import { type ContentFolder, createContentFolder } from "../support/content-folder";

let content: ContentFolder;
beforeEach(() => {
  content = createContentFolder();
});
afterEach(() => content.destroy());

/** Loads the configuration as a process of its own, in the project of the test. */
const load = (env: Record<string, string> = {}) =>
  execFileSync(
    process.execPath,
    [
      resolve("node_modules/tsx/dist/cli.mjs"),
      "-e",
      `const { siteConfigOrEnd } = require(${JSON.stringify(resolve("gatsby/site-config-or-end.ts"))});
       console.log(siteConfigOrEnd().url); console.log("goes on");`,
    ],
    { cwd: content.project, encoding: "utf8", stdio: "pipe", env: { ...process.env, ...env } },
  );

test("gives the site's brand, addresses and colours", () => {
  expect(siteConfigOrEnd(content.path)).toMatchObject({
    brand: "Nilüfer Protez",
    subtitle: "Diş Laboratuvarı",
    url: "https://www.niluferprotez.example",
    email: "bilgi@niluferprotez.example",
    palette: { colours: { brand: { main: "#20566B" } } },
  });
  expect(load({ SITE_URL: "" })).toBe("https://www.niluferprotez.example\ngoes on\n");
});

test("ends the process where SITE_URL has a slash at the end", () => {
  expect(() => load({ SITE_URL: "https://preview.example/" })).toThrow(
    expect.objectContaining({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(
        /^\nSITE_URL is no address of a site: "https:\/\/preview\.example\/"\. Write/,
      ),
    }),
  );
});

test("ends the process with the check's words when the file cannot be read", () => {
  content.replace("site.yaml", "subtitle: Diş Laboratuvarı", "subtitle: Diş: Laboratuvarı");
  expect(load).toThrow(
    expect.objectContaining({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(
        /^\ncontent\/site\.yaml:2:11 {2}Değerin içinde iki nokta var .*\n {2}2 │ subtitle: Diş: Laboratuvarı\n {16}\^\n {2}Markanın altındaki tanım\n {2}→ Değerde iki nokta geçiyorsa onu çift tırnak içine alın; .*\n\nİçerikte 1 hata var/,
      ),
    }),
  );
});

test("ends the process with the check's words when a colour is none", () => {
  content.replace("brand.yaml", 'main: "#20566B"', "main: lacivert");
  expect(load).toThrow(
    expect.objectContaining({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("content/brand.yaml:2:7  “main” beklenen biçimde değil: lacivert"),
    }),
  );
});
