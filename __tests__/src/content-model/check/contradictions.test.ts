import { contradictions } from "../../../../src/content-model/check/contradictions";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { createContentFolder } from "../../../support/content-folder";

const now = new Date(2026, 5, 1);

test("the year follows the laboratory's clock", () => {
  const content = createContentFolder();
  content.replace("site.yaml", "foundedYear: { number: 2011", "foundedYear: { number: 2027");
  const found = (moment: string) => contradictions(readSourceFiles(content.path), new Date(moment));
  expect(found("2026-12-31T20:59:00Z")).toHaveLength(1);
  expect(found("2026-12-31T21:00:00Z")).toEqual([]);
});

const contradictionsAfter = (piece: string, by: string) => {
  const content = createContentFolder();
  content.replace("site.yaml", piece, by);
  return contradictions(readSourceFiles(content.path), now);
};

test.each(["Hafta içi", "Pazartesi, Salı ve Çarşamba–Cuma", "Kış boyunca"])(
  "“%s” says nothing else than the days",
  (days) => {
    expect(contradictionsAfter("days: Pazartesi–Cuma", `days: ${days}`)).toEqual([]);
  },
);
