import { divisionsIn } from "#src/domain/syllables.ts";

const shown = (text: string) =>
  [0, ...divisionsIn(text)].map((start, i) => text.slice(start, divisionsIn(text)[i])).join("|");

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
  expect(divisionsIn(text)).toEqual([]);
});
