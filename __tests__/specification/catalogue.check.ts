import { hrefsOf, textOf, textsOf } from "../site/built-site.ts";
import { mainAt, partOf } from "./built-parts.ts";
import * as facts from "./catalogue.ts";
import { forms } from "./forms.ts";

export function checkCatalogue(): void {
  test("the catalogue has its sixteen entries", () => {
    const catalogue = partOf("/", "katalog-baslik");
    const shown = [...catalogue.querySelectorAll("[data-category]")].map((card) => [
      ...textsOf(card, "p > span:has(svg), h3"),
      ...hrefsOf(card),
    ]);
    expect(shown).toEqual(expect.arrayContaining([...facts.cards]));
    expect(textsOf(catalogue, "button, a")).toContain(facts.showAll);
  });

  test("the filter offers all and every category", () => {
    const filter = partOf("/", "katalog-baslik").querySelector("[role=radiogroup], fieldset");
    for (const choice of facts.choices) expect(textOf(filter)).toContain(choice);
  });

  test("the forms have their fields and services", () => {
    for (const { route, fields } of forms) {
      const shown = [...mainAt(route).querySelectorAll("form input, form textarea")].map((field) => {
        const type = field.tagName === "TEXTAREA" ? "textarea" : (field.getAttribute("type") ?? "text");
        return [field.getAttribute("name"), type, field.hasAttribute("required")];
      });
      expect(shown).toEqual(expect.arrayContaining([...fields]));
    }
    const boxes = mainAt("/").querySelectorAll("form input[type=checkbox]");
    const offered = [...boxes].map((box) => box.getAttribute("value"));
    expect(offered).toEqual(expect.arrayContaining([...facts.services]));
  });
}
