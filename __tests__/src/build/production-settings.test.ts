import { leftoversProblem, productionProblem } from "#src/build/production-settings.ts";
import { leftovers } from "#src/content-model/check/index.ts";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { fixtureContent } from "../../support/content-folder";

const settings = {
  GATSBY_SUPABASE_URL: "https://abcdefgh.supabase.co",
  GATSBY_SUPABASE_ANON_KEY: "sb_publishable_0000",
};
const url = "https://www.dislab.com.tr";

describe("a build", () => {
  test.each(Object.keys(settings))("without %s stops with the name and a fix", (name) => {
    const problem = productionProblem({ ...settings, [name]: " " }, url);
    expect(problem).toContain(`${name} is not set`);
    expect(problem).toContain("node dev/build-local.mjs");
  });

  test("stops if the backend's URL is not HTTPS", () => {
    const env = { ...settings, GATSBY_SUPABASE_URL: "http://abcdefgh.supabase.co" };
    expect(productionProblem(env, url)).toContain("GATSBY_SUPABASE_URL does not begin with https://");
  });

  test.each(["https://www.sedefdental.example", "http://www.dislab.com.tr", ""])(
    "stops for a site at “%s”",
    (address) => {
      expect(productionProblem(settings, address)).toContain("SITE_URL");
    },
  );

  test("needs no settings for this machine", () => {
    expect(productionProblem({ SITE_TARGET: "local" }, "")).toBeUndefined();
    expect(productionProblem({ SITE_TARGET: "preview" }, url)).toBeDefined();
    expect(productionProblem({ ...settings, SITE_TARGET: "preview" }, url)).toBeUndefined();
  });
});

describe("content with leftovers", () => {
  const left = leftovers(readSourceFiles(fixtureContent), "");

  test("stops a production build with places and fixes", () => {
    const problem = leftoversProblem(settings, left) ?? "";
    for (const { at, message, fix } of left) {
      expect(problem).toContain(`content/site.yaml:${at.line}:`);
      expect(problem).toContain(message);
      expect(problem).toContain(fix);
    }
    expect(problem).toContain("SAMPLE_CONTENT=allowed");
  });

  test("is built locally and for a demonstration", () => {
    expect(leftoversProblem({ ...settings, SITE_TARGET: "local" }, left)).toBeUndefined();
    expect(leftoversProblem({ ...settings, SAMPLE_CONTENT: "allowed" }, left)).toBeUndefined();
    expect(leftoversProblem({ ...settings, SAMPLE_CONTENT: "no" }, left)).toBeDefined();
  });
});
