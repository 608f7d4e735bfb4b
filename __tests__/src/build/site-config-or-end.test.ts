import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { siteConfigOrEnd } from "../../../src/build/site-config-or-end";
import { type ContentFolder, createContentFolder } from "../../support/content-folder";

let content: ContentFolder;
const { SITE_URL } = process.env;
beforeEach(() => {
  content = createContentFolder();
});
afterEach(() => {
  delete process.env.SITE_URL;
  if (SITE_URL !== undefined) Object.assign(process.env, { SITE_URL });
});

test("gives the site's brand and colours, and the address that SITE_URL says", () => {
  Object.assign(process.env, { SITE_URL: "https://preview.example" });
  expect(siteConfigOrEnd(content.path)).toMatchObject({
    brand: "Nilüfer Protez",
    subtitle: "Diş Laboratuvarı",
    url: "https://preview.example",
    email: "bilgi@niluferprotez.example",
    palette: { colours: { brand: { main: "#20566B" } } },
  });
});

test("ends the process with the check's words when a colour is none", () => {
  content.replace("brand.yaml", 'main: "#20566B"', "main: lacivert");
  const load = () =>
    execFileSync(
      process.execPath,
      [
        "--import",
        "tsx",
        "-e",
        `require(${JSON.stringify(resolve("src/build/site-config-or-end.ts"))}).siteConfigOrEnd(${JSON.stringify(content.path)});
         console.log("goes on");`,
      ],
      { encoding: "utf8", stdio: "pipe" },
    );
  expect(load).toThrow(
    expect.objectContaining({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(
        /^\ncontent\/brand\.yaml:2:7 {2}“Ana renk” beklenen biçimde değil: lacivert/,
      ),
    }),
  );
});
