import { ablative, atTime, inSentence, possessive, slugOf, untilTime } from "#src/domain/turkish.ts";

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

test.each([
  ["18.00", "18.00’e", "18.00’de"],
  ["16.00", "16.00’ya", "16.00’da"],
  ["17.00", "17.00’ye", "17.00’de"],
  ["19.00", "19.00’a", "19.00’da"],
  ["13.00", "13.00’e", "13.00’te"],
  ["20.00", "20.00’ye", "20.00’de"],
  ["08.30", "08.30’a", "08.30’da"],
  ["12.40", "12.40’a", "12.40’ta"],
  ["20.04", "20.04’e", "20.04’te"],
  ["00.00", "00.00’a", "00.00’da"],
])("the time %s takes the suffixes of its spoken form", (time, dative, locative) => {
  expect([untilTime(time), atTime(time)]).toEqual([dative, locative]);
});
