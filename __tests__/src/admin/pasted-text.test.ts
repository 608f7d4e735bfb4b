import { joinPasted } from "#src/admin/browser/pasted-text.ts";

test.each([
  ["bullets of Word", "•\tBir gün\r\n•\tİki gün\r\n", "Bir gün; İki gün"],
  ["bullets of other programs", "▪ Bir gün\n– \tİki gün.\n3)\tÜç gün", "Bir gün; İki gün. Üç gün"],
  ["signs of Word's symbol fonts", "Ø\tBir\r\nü\tİki\r\n\uf0b7\tÜç\r\n\uf0d8 Dört", "Bir; İki; Üç; Dört"],
  ["lettered lists and check marks", "a)\tBir\nb)\tİki\n✓ Üç\n➢ Dört", "Bir; İki; Üç; Dört"],
  ["a table", "Ürün\tSüre\r\nKron\t3 gün\r\n", "Ürün, Süre; Kron, 3 gün"],
  [
    "lines of a paragraph",
    "Bir cümle\nikinci satırda biter.\nYenisi başlar.",
    "Bir cümle ikinci satırda biter. Yenisi başlar.",
  ],
])("joins %s", (_, pasted, text) => {
  expect(joinPasted(pasted)).toEqual({ text, isJoined: true });
});

test("restores letters that PDFs draw as one", () => {
  expect(joinPasted("proﬁl, ﬂor, aﬃx").text).toBe("profil, flor, affix");
});

test("removes invisible characters silently", () => {
  expect(joinPasted("pro\u00adtez\u00a0 \u200bkron\n")).toEqual({ text: "protez kron", isJoined: false });
  expect(joinPasted("\u202a0352 000 00 02\u202c").text).toBe("0352 000 00 02");
  expect(joinPasted("👩‍🔬 s\u0327o\u0308yle").text).toBe("👩‍🔬 şöyle");
});

test.each(["Bir gün.", "5-10 gün", "1. gün", "A · B"])("keeps “%s”", (text) => {
  expect(joinPasted(text)).toEqual({ text, isJoined: false });
});
