import { hrefsOf, textOf, textsOf } from "../site/built-site.ts";
import { assertHas, assertWords } from "./asserts.ts";
import { mainAt, partOf } from "./built-parts.ts";
import * as facts from "./catalogue.ts";
import { forms } from "./forms.ts";

export function checkCatalogue(): void {
  test("the catalogue has its sixteen entries", () => {
    const catalogue = partOf("/", "katalog-baslik");
    const shown = [...catalogue.querySelectorAll("[data-category]")].map((card) =>
      [...textsOf(card, "p > span:has(svg), h3"), ...hrefsOf(card)].join(", "),
    );
    const wanted = facts.cards.map((card) => card.join(", "));
    assertHas("section 3, service catalogue entry: 16 entries", "The catalogue", wanted, shown);
    const buttons = textsOf(catalogue, "button, a");
    assertHas("button 'Tüm Hizmetleri Görüntüle'", "The catalogue", [facts.showAll], buttons);
  });

  test("the filter offers all and every category", () => {
    const filter = partOf("/", "katalog-baslik").querySelector("[role=radiogroup], fieldset");
    const says = "section 4: choices Tümü, Protez, Kron, Koruyucu, Estetik, Çocuk";
    assertWords(says, "The filter", facts.choices, textOf(filter));
  });

  test("the forms have their fields and services", () => {
    for (const { route, fields } of forms) {
      const shown = [...mainAt(route).querySelectorAll("form input, form textarea")].map((field) => {
        const type = field.tagName === "TEXTAREA" ? "textarea" : (field.getAttribute("type") ?? "text");
        return [field.getAttribute("name"), type, field.hasAttribute("required")].join(" ");
      });
      const wanted = fields.map((field) => field.join(" "));
      const says = "section 3, form payloads, and section 5: name, type, required";
      assertHas(says, `The form of ${route}`, wanted, shown);
    }
    const boxes = mainAt("/").querySelectorAll("form input[type=checkbox]");
    const offered = [...boxes].map((box) => box.getAttribute("value") ?? "");
    assertHas("section 3, selectable services (11)", "The information request", facts.services, offered);
  });
}
