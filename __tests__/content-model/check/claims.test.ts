import { doubtfulClaims } from "../../../content-model/check/claims";
import { readSourceFiles } from "../../../content-model/documents";
import { changeFixture, fixtureContent } from "../../support/fixture-content";

const weekdays = "[Monday, Tuesday, Wednesday, Thursday, Friday]";

/** What is said of the rule by which days are counted, where the laboratory works from Monday to Friday. */
function saidOf(rule: string): string[] {
  const content = changeFixture();
  content.write("site.yaml", content.read("site.yaml").replace(/ {2}- days: Cumartesi\n(?: {4}.*\n)+/, ""));
  expect(content.read("site.yaml").match(/schemaDays: .*/g)).toEqual([`schemaDays: ${weekdays}`]);
  content.replace("holidays.yaml", "İlk gün, ölçünün bize ulaşmasını izleyen iş günüdür.", rule);
  return doubtfulClaims(readSourceFiles(fixtureContent, content.changes))
    .filter(({ file }) => file === "holidays.yaml")
    .map(({ message }) => message);
}

test.each([
  ["Cumartesi teslim alırız, üretim günü saymayız; pazar sayılmaz.", "Cumartesi"],
  ["Hafta içi ve pazar günleri açığız.", "pazar"],
])("a rule that works on a day that the hours do not have: %s", (rule, day) => {
  expect(saidOf(rule)).toEqual([`Metin ${day} gününden söz ediyor, çalışma saatlerinde ise o gün yok.`]);
});

test.each([
  "Cumartesi ve pazar sayılmaz.",
  "Cumartesi gelen ölçüyü pazartesi teslim alırız.",
  "Pazar ve resmî tatiller dışında çalışırız.",
])("a rule that names days of rest as such is right: %s", (rule) => {
  expect(saidOf(rule)).toEqual([]);
});
