import { hrefsOf, textOf, textsOf } from "../site/built-site.ts";
import { assertHas, assertWords } from "./asserts.ts";
import { mainAt, partOf } from "./built-parts.ts";
import * as facts from "./catalogue.ts";
import { forms } from "./forms.ts";

export function checkCatalogue(): void {
  test("the catalogue has its sixteen entries", () => {
    const source = { file: "catalogue.ts", says: "section 3, service catalogue entry: 16 entries" };
    const catalogue = partOf("/", "katalog-baslik");
    const cards = [...catalogue.querySelectorAll("[data-card]")];
    const nameOf = (card: Element) => textOf(card.querySelector("h3"));
    const shown = cards.map((card) =>
      [textOf(card.querySelector("p span")), nameOf(card), ...hrefsOf(card)].join(", "),
    );
    assertHas(
      source,
      "The catalogue",
      facts.cards.map((card) => card.join(", ")),
      shown,
    );
    const all = { ...source, says: "button 'Tüm Hizmetleri Görüntüle'" };
    assertHas(all, "The catalogue", [facts.showAll], textsOf(catalogue, "button, a"));
  });

  test("the filter offers all and every category", () => {
    const source = {
      file: "catalogue.ts",
      says: "section 4: choices Tümü, Protez, Kron, Koruyucu, Estetik, Çocuk",
    };
    const filter = partOf("/", "katalog-baslik").querySelector("[role=radiogroup], fieldset");
    assertWords(source, "The filter", facts.choices, textOf(filter));
  });

  test("the forms have their fields and services", () => {
    for (const { route, fields } of forms) {
      const shown = [...mainAt(route).querySelectorAll("form input, form textarea")].map((field) => {
        const type = field.tagName === "TEXTAREA" ? "textarea" : (field.getAttribute("type") ?? "text");
        return [field.getAttribute("name"), type, field.hasAttribute("required")].join(" ");
      });
      const source = {
        file: "forms.ts",
        says: "section 3, form payloads, and section 5: name, type, required",
      };
      assertHas(
        source,
        `The form of ${route}`,
        fields.map((field) => field.join(" ")),
        shown,
      );
    }
    const boxes = mainAt("/").querySelectorAll("form input[type=checkbox]");
    const source = { file: "catalogue.ts", says: "section 3, selectable services (11)" };
    assertHas(
      source,
      "The information request",
      facts.services,
      [...boxes].map((box) => box.getAttribute("value") ?? ""),
    );
  });
}
