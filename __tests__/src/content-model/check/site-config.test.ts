import { ContentError, publishedUrl, readSiteConfig } from "#src/content-model/check/site-config.ts";
import { type ContentFolder, createContentFolder } from "../../../support/content-folder";

let content: ContentFolder;
beforeEach(() => {
  content = createContentFolder();
});

const read = () => readSiteConfig(content.path);

test("a missing file is explained", () => {
  content.remove("site.yaml");
  expect(read).toThrow(
    "content/site.yaml:1:1  site.yaml eksik; site onsuz kurulmaz.\n  → Silindiyse geri getirin",
  );
});

test("leaves other mistakes to the content check", () => {
  content.replace("site.yaml", "legalNotice:", "legalNotise:");
  expect(read().brand).toBe("Nilüfer Protez");
});

describe("the published URL", () => {
  const url = "https://www.niluferprotez.example";

  test("is SITE_URL, or the content's if that is empty", () => {
    expect(publishedUrl(url, "https://preview.example")).toBe("https://preview.example");
    for (const empty of [undefined, "", " "]) expect(publishedUrl(url, empty)).toBe(url);
  });

  test("must not end with a slash", () => {
    const published = () => publishedUrl(url, "https://preview.example/");
    expect(published).toThrow(ContentError);
    expect(published).toThrow('SITE_URL is no address of a site: "https://preview.example/". Write https://');
  });
});
