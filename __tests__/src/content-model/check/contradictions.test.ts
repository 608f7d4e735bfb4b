import { contradictions } from "#src/content-model/check/contradictions.ts";
import { checkContent } from "#src/content-model/check/index.ts";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { createContentFolder, product } from "../../../support/content-folder";

const now = new Date(2026, 5, 1);

test.each([
  ["14.00", []],
  ["14.30", [expect.stringContaining("(4 saat) en geç geliş saatinde (14.30)")]],
])("a latest arrival at %s leaves time for the work before closing", (hour, messages) => {
  const content = createContentFolder();
  content.replace(product, "{ number: 5, to: 7, unit: iş günü }", "{ number: 4, unit: saat }");
  content.replace("holidays.yaml", "closed:", `sameDayUntil: "${hour}"\nclosed:`);
  expect(contradictions(readSourceFiles(content.path), now).map(({ message }) => message)).toEqual(messages);
});

test.each([
  [201, "Kuruluş yılı çok eski: 201."],
  [1800, undefined],
  [2026, undefined],
  [2027, "Kuruluş yılı gelecekte: 2027."],
])("a founding year %s in 2026: %s", (year, message) => {
  const content = createContentFolder();
  content.replace("site.yaml", "foundedYear: { number: 2011", `foundedYear: { number: ${year}`);
  const found = contradictions(readSourceFiles(content.path), now);
  expect(found.map((each) => each.message)).toEqual(message ? [message] : []);
});

test("a day may have two opening hours", async () => {
  const content = createContentFolder();
  content.replace("site.yaml", "days: [Saturday]", "days: [Saturday, Monday]");
  content.replace("site.yaml", 'opens: "10.00"\n    closes: "13.00"', 'opens: "18.00"\n    closes: "20.00"');
  expect(await checkContent(content.path)).toEqual([]);
});
