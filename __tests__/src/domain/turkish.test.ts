import { ablative, inSentence, possessive, slugOf } from "#src/domain/turkish.ts";

test.each([
  ["Işıklı İnley (Şeffaf) Çağ Öğütücü 3.0", "isikli-inley-seffaf-cag-ogutucu-3-0"],
  ["(Yeni)", "yeni"],
  ["…", ""],
])("the slug of %s is %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ["Teslim", "teslimden", "teslimi"],
  ["Kargo", "kargodan", "kargosu"],
  ["Gönderim", "gönderimden", "gönderimi"],
  ["Çıkış", "çıkıştan", "çıkışı"],
  ["Sevkiyat", "sevkiyattan", "sevkiyatı"],
  ["Yolculuk", "yolculuktan", "yolculuğu"],
  ["Kurye", "kuryeden", "kuryesi"],
])("%s takes its suffixes", (word, ablativeForm, possessiveForm) => {
  expect([ablative(inSentence(word)), possessive(inSentence(word))]).toEqual([ablativeForm, possessiveForm]);
});
