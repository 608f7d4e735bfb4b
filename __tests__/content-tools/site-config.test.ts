import { ContentError, readSiteConfig } from "../../content-tools/site-config";
import { type ContentFolder, createContentFolder } from "../support/content-folder";

let content: ContentFolder;
beforeEach(() => {
  content = createContentFolder();
});
afterEach(() => content.destroy());

const read = () => readSiteConfig(content.path);

test("a wrong value is explained with its place and its fix", () => {
  content.replace("site.yaml", "url: https://www", "url: http://www");
  expect(read).toThrow(ContentError);
  expect(read).toThrow(
    /^content\/site\.yaml:\d+:6 {2}“url” beklenen biçimde değil: .*\n.*\n +\^\n {2}→ Adresi https:\/\/ ile başlatın/,
  );
});

test("a missing value is explained", () => {
  content.replace("site.yaml", "brand: Nilüfer Protez\n", "");
  expect(read).toThrow("“brand” alanı eksik.");
});

test("a missing file is explained", () => {
  content.remove("site.yaml");
  expect(read).toThrow("content/site.yaml:1:1  Bu dosya eksik.\n  → Silindiyse geri getirin");
});

test("what is wrong elsewhere in the file is left to the check before the build", () => {
  content.replace("site.yaml", "legalNotice:", "legalNotise:");
  expect(read().brand).toBe("Nilüfer Protez");
});
