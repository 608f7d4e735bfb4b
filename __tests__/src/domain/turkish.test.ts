import { fold, slugOf } from "../../../src/domain/turkish";

test.each(["İMPLANT", "ımplant", "Implant"])("%s is the word implant", (word) => {
  expect(fold(word)).toBe("implant");
});

test.each([
  ["Işıklı İnley (Şeffaf) Çağ Öğütücü 3.0", "isikli-inley-seffaf-cag-ogutucu-3-0"],
  ["(Yeni)", "yeni"],
  ["…", ""],
])("the slug of %s is %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
