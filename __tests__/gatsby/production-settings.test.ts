import { productionProblem, sampleValues } from "../../gatsby/production-settings";

const settings = {
  GATSBY_SUPABASE_URL: "https://abcdefgh.supabase.co",
  GATSBY_SUPABASE_ANON_KEY: "sb_publishable_0000",
};
const url = "https://www.dislab.com.tr";

describe("a build", () => {
  test("with its settings and a real address goes on", () => {
    expect(productionProblem(settings, url)).toBeUndefined();
  });

  test.each(Object.keys(settings))("without %s stops and names it, and the way out", (name) => {
    for (const value of [undefined, "", " "]) {
      const problem = productionProblem({ ...settings, [name]: value }, url);
      expect(problem).toContain(`${name} is not set`);
      expect(problem).toContain("npm run build:local");
      expect(problem).toContain("SITE_TARGET=local");
    }
  });

  test("names all that it lacks at once", () => {
    const problem = productionProblem({}, "https://www.sedefdental.example");
    for (const part of [...Object.keys(settings), "SITE_URL", "https://www.sedefdental.example"])
      expect(problem).toContain(part);
  });

  test("stops where the backend is not asked by HTTPS", () => {
    const env = { ...settings, GATSBY_SUPABASE_URL: "http://abcdefgh.supabase.co" };
    expect(productionProblem(env, url)).toContain("GATSBY_SUPABASE_URL does not begin with https://");
  });

  test.each([
    "https://www.sedefdental.example",
    "http://www.dislab.com.tr",
    "https://localhost:9000",
    "https://127.0.0.1",
    "https://[::1]",
    "www.dislab.com.tr",
    "",
  ])("stops for a site at “%s”", (address) => {
    expect(productionProblem(settings, address)).toContain("SITE_URL");
  });

  test("for this machine needs nothing", () => {
    expect(productionProblem({ SITE_TARGET: "local" }, "")).toBeUndefined();
  });

  test("is for production whatever else SITE_TARGET says", () => {
    for (const target of ["production", "preview", ""])
      expect(productionProblem({ SITE_TARGET: target }, url)).toBeDefined();
  });
});

describe("sample values", () => {
  test("are found with their lines: addresses, numbers and the word itself", () => {
    const yaml = [
      "# Örnek: bilgi@sedefdental.example",
      "brand: Diş Lab",
      "url: https://www.sedefdental.example",
      "phone:",
      "  display: 0352 000 00 00",
      '  e164: "+903520000000"',
      "  masked: 0352 000 ** **",
      '  street: "Örnek Mahallesi"',
      "  goal: { number: 50000 }",
      "  real: 0352 221 10 00",
    ].join("\n");
    expect(sampleValues(yaml).map((line) => line.replace(/^content\/site\.yaml:/, ""))).toEqual([
      "3 url: https://www.sedefdental.example",
      "5 display: 0352 000 00 00",
      '6 e164: "+903520000000"',
      "7 masked: 0352 000 ** **",
      '8 street: "Örnek Mahallesi"',
    ]);
  });
});
