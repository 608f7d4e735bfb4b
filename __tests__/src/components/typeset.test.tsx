import { Typeset } from "../../../src/components/typeset";
import { renderWithSystem } from "../../support/render-with-system";

const spansOf = (text: string) => {
  const { container } = renderWithSystem(<Typeset>{text}</Typeset>);
  return [...container.querySelectorAll("span")].map(({ textContent }) => textContent);
};

test.each([
  ["Kronlar 3–5 iş gününde hazır.", ["3–5 iş"]],
  ["Acil vakalar 24–48 saatte.", ["24–48 saatte"]],
  ["Mine 0,8–1,2 mm, dentin 2 mm kalınlıkta.", ["0,8–1,2 mm", "2 mm"]],
  ["Dayanım 400 MPa.", ["400 MPa"]],
  ["Oran %95–98 arasında.", ["%95–98"]],
  ["Monolitik, cut-back ve tabakalı; e-postayla.", ["cut-back", "e-postayla"]],
])("“%s” keeps them on one line", (text, measures) => {
  expect(spansOf(text)).toEqual(measures);
});

test("a number alone needs no span", () => {
  expect(spansOf("Toplam 16 ürün ve 3 kategori.")).toEqual([]);
});

test.each(["3–5 iş günü", "Süre 3–5 iş günü, garanti 15 yıl.", "Sayısız", ""])(
  "the text “%s” stays as it is",
  (text) => {
    expect(renderWithSystem(<Typeset>{text}</Typeset>).container.textContent).toBe(text);
  },
);
