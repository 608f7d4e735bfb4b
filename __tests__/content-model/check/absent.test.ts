import { absentParts } from "../../../content-model/check/absent";
import { missingFields } from "../../../content-model/check/missing-for-law";
import { readSourceFiles } from "../../../content-model/documents";
import { fixtureContent } from "../../support/fixture-content";

test("what a public site needs is not among what it may do without", () => {
  const files = readSourceFiles(fixtureContent);
  const [site = ""] = absentParts(files);
  expect(site).toMatch(/^content\/site\.yaml: practice, /);
  expect(site).not.toMatch(/company|providers/);
  const needed = missingFields(files.find(({ path }) => path === "site.yaml")?.value);
  expect(needed.map(({ field }) => field)).toContain("company.legalName");
  expect(needed.map(({ field }) => field)).toContain("providers.hosting.country");
});

test("of a provider without its country, the country alone is missing", () => {
  const known = { name: "Kayıt", country: "Türkiye" };
  const providers = { database: { name: "Kayıt" }, mail: known, mailbox: known, hosting: known };
  expect(missingFields({ company: { legalName: "Nilüfer A.Ş." }, providers })).toEqual([
    { field: "providers.database.country", what: expect.stringMatching(/: ülkesi$/) },
  ]);
});
