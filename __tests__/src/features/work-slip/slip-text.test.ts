import { teethInWords } from "../../../../src/features/work-slip/chosen-teeth";
import { slipText } from "../../../../src/features/work-slip/slip-text";

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
    "TEETH: 13–11 (3 diş), köprü: 12–11",
    "NOTES: Kontak sıkı.",
  ]);
});

test("an empty slip has only its title", () => {
  expect(slipText("İş formu", fields, {}, undefined)).toBe("İş formu");
});

test("omits view settings and unnamed links", () => {
  const ticked = { "teeth-liste": ["liste"], teeth: ["16", "15"], "teeth-kopru": ["16-15"] };
  expect(teethInWords({ ...teeth, bridgeLabel: null }, ticked)).toBe("16, 15 (2 diş)");
});
