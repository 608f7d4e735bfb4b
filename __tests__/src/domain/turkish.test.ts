import { slugOf } from "../../../src/domain/turkish";

test.each([
  ["Işıklı İnley (Şeffaf) Çağ Öğütücü 3.0", "isikli-inley-seffaf-cag-ogutucu-3-0"],
  ["(Yeni)", "yeni"],
  ["…", ""],
])("the slug of %s is %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
