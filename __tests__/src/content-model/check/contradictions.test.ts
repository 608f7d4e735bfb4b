import { contradictions } from "../../../../src/content-model/check/contradictions";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { createContentFolder } from "../../../support/content-folder";

const now = new Date(2026, 5, 1);

test.each(["Hafta içi", "Pazartesi, Salı ve Çarşamba–Cuma", "Kış boyunca"])(
  "“%s” says nothing else than the days",
  (days) => {
    const content = createContentFolder();
    content.replace("site.yaml", "days: Pazartesi–Cuma", `days: ${days}`);
    expect(contradictions(readSourceFiles(content.path), now)).toEqual([]);
  },
);
