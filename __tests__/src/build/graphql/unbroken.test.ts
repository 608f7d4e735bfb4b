import { unbroken } from "../../../../src/build/graphql/facts";

/** Texts, and the same with "~" where a line cannot break. */
const texts = [
  ["24–48 saatte biter.", "24–~48~saatte biter."],
  ["Süre 3–5 iş günüdür.", "Süre 3–~5~iş günüdür."],
  ["Kesici kenar 0,6–0,8 mm", "Kesici kenar 0,6–~0,8~mm"],
  ["Sözleşmenin ifası (m. 5/2-c)", "Sözleşmenin ifası (m.~5/2-c)"],
  ["Örnek Caddesi No: 12, Kayseri", "Örnek Caddesi No: 12, Kayseri"],
  ["Pazartesi–Cuma, 8 cm. 12 adet", "Pazartesi–Cuma, 8 cm. 12 adet"],
  ["Fatura e-postayla gelir.", "Fatura e-~postayla gelir."],
] as const;

test.each(texts)("keeps together what belongs together: %s", (text, expected) => {
  expect(unbroken(text).replace(/[\u00a0\u2060]/g, "~")).toBe(expected);
});
