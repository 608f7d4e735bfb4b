import { divideLongWords } from "../../../src/domain/syllables";
import { slugOf } from "../../../src/domain/turkish";

const shown = (text: string) => divideLongWords(text).replaceAll("\u00ad", "|");

test.each([
  ["Belgelendirilmişlerimiz", "Belge|len|di|ril|miş|le|rimiz"],
  ["BELGELENDİRİLMİŞLERİMİZ", "BELGE|LEN|Dİ|RİL|MİŞ|LE|RİMİZ"],
  ["laboratuvarlarımızdaki", "labo|ra|tu|var|la|rı|mız|daki"],
  ["Elektromekanikçilerimiz", "Elekt|ro|me|ka|nik|çi|le|rimiz"],
  ["kooperatifleşmelerimiz", "koope|ra|tif|leş|me|le|rimiz"],
])("divides %s between syllables", (word, divided) => {
  expect(shown(`Bütün ${word}, kısaca`)).toBe(`Bütün ${divided}, kısaca`);
});

test.each(["Laboratuvarlar", "Deflex (Esnek) Protez", "2–3 iş günü", "e-posta"])("keeps “%s”", (text) => {
  expect(divideLongWords(text)).toBe(text);
});

test("a divided word keeps its slug", () => {
  expect(slugOf(divideLongWords("Belgelendirilmişlerimiz"))).toBe("belgelendirilmislerimiz");
});
