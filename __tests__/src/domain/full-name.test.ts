import { fullName } from "#src/domain/full-name.ts";

test.each([
  ["Sedef Dental", "Protez Laboratuvarı", "Sedef Dental Protez Laboratuvarı"],
  ["Ege Ortodonti", "Ortodonti Laboratuvarı", "Ege Ortodonti Laboratuvarı"],
  ["Ege Diş Protez", "Diş Protez Laboratuvarı", "Ege Diş Protez Laboratuvarı"],
  ["Sedef Dental", null, "Sedef Dental"],
])("the full name of %s and %s is %s", (brand, subtitle, name) => {
  expect(fullName(brand, subtitle)).toBe(name);
});
