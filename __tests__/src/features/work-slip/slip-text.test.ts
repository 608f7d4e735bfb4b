import { linkOf, slipText, writeTeeth } from "#src/features/work-slip/slip-text.ts";

const field = (name: string, kind: string, bridgeLabel: string | null = null) => ({
  name,
  kind,
  label: name.toUpperCase(),
  bridgeLabel,
});
const teeth = field("teeth", "teeth", "köprü");
const fields = [
  field("clinic", "text"),
  field("sent", "date"),
  field("product", "product"),
  field("stage", "choice"),
  field("box", "choices"),
  teeth,
  field("notes", "note"),
  field("stamp", "signature"),
];
const values = {
  notes: "Kontak sıkı.",
  clinic: " Gül Klinik ",
  sent: "2026-11-23",
  product: "lamine-kron",
  box: ["Ölçü", "Fotoğraf"],
  stage: "Bitim",
  teeth: ["13", "12", "11"],
  "teeth-kopru": ["12-11"],
};

test("writes one line per filled field in order", () => {
  expect(slipText("İş formu", fields, values, "Lamine Kron").split("\n")).toEqual([
    "İş formu",
    "CLINIC: Gül Klinik",
    "SENT: 23 Kasım 2026",
    "PRODUCT: Lamine Kron",
    "STAGE: Bitim",
    "BOX: Ölçü, Fotoğraf",
    "TEETH: 13, 12–11 köprü (3 diş)",
    "NOTES: Kontak sıkı.",
  ]);
});

test.each([
  ["11, 21 (2 diş)", ["21", "11"]],
  ["11, 55, 54, 34 (4 diş)", ["55", "54", "34", "11"]],
  ["", []],
])("%s is written in the order of the chart", (words, chosen) => {
  expect(writeTeeth(teeth, { teeth: chosen })).toBe(words);
});

test("joins linked neighbours, also across the midline", () => {
  const links = [linkOf("15", "14"), linkOf("14", "13"), linkOf("11", "21")];
  expect(writeTeeth(teeth, { teeth: ["15", "14", "13", "11", "21"], "teeth-kopru": links })).toBe(
    "15–14–13 köprü, 11–21 köprü (5 diş)",
  );
});

test("a bridge ends at a tooth that is not chosen", () => {
  const links = [linkOf("15", "14"), linkOf("14", "13")];
  expect(writeTeeth(teeth, { teeth: ["15", "13"], "teeth-kopru": links })).toBe("15, 13 (2 diş)");
});

test("omits view settings and links without a name", () => {
  const ticked = { "teeth-liste": ["liste"], teeth: ["16", "15"], "teeth-kopru": ["16-15"] };
  expect(writeTeeth({ ...teeth, bridgeLabel: null }, ticked)).toBe("16, 15 (2 diş)");
});
