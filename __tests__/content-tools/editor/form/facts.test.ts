import { factsFor } from "../../../../content-tools/editor/form/facts";
import { readSourceFiles } from "../../../../content-tools/model/documents";
import { changeFixture, fixtureContent } from "../../../support/fixture-content";

/** What the editor offers for {name}, by the names. */
function offered(more: string): Map<string, string> {
  const content = changeFixture();
  content.replace("site.yaml", "socialImage:", `${more}socialImage:`);
  const files = readSourceFiles(fixtureContent, content.changes);
  return new Map(factsFor(files, undefined).map(({ name, text, meaning }) => [name, `${text} · ${meaning}`]));
}

test("facts of the laboratory's own and its registered name are offered like all others", () => {
  const facts = offered(
    "ownFacts:\n  furnaces: { number: 7, suffix: +, unit: fırın }\ncompany: { legalName: Nilüfer A.Ş. }\n",
  );
  expect(facts.get("furnaces")).toMatch(/^7\+ · fırın/);
  expect(facts.get("legalName")).toBe("Nilüfer A.Ş. · ticaret unvanı");
});

test("a registered name that is not there is not offered", () => {
  const facts = offered("");
  expect(facts.has("legalName")).toBe(false);
  expect(facts.has("brand")).toBe(true);
});
