import { companyLine, companyRows } from "../../../src/lib/company";

const company = {
  legalName: "Nilüfer Anonim Şirketi",
  mersis: "0123456789012345",
  taxOffice: "Erciyes",
  taxNumber: "1234567890",
};
const nothing = { mersis: null, taxOffice: null, taxNumber: null };

test("a company is known by its name and its numbers", () => {
  expect(companyLine(company)).toBe(
    "Nilüfer Anonim Şirketi · MERSİS no: 0123456789012345 · Vergi dairesi ve no: Erciyes V.D. 1234567890",
  );
  expect(companyRows(company).map(({ label }) => label)).toEqual([
    "Ticaret unvanı",
    "MERSİS no",
    "Vergi dairesi ve no",
  ]);
});

test("what it does not give is not spoken of", () => {
  expect(companyLine({ ...company, ...nothing })).toBe("Nilüfer Anonim Şirketi");
  expect(companyLine({ ...company, ...nothing, taxNumber: "1234567890" })).toBe(
    "Nilüfer Anonim Şirketi · Vergi dairesi ve no: 1234567890",
  );
});

test("beside a sentence with the name only the numbers are said", () => {
  expect(companyLine({ ...company, taxOffice: null }, "© 2026 Nilüfer Anonim Şirketi.")).toBe(
    "MERSİS no: 0123456789012345 · Vergi dairesi ve no: 1234567890",
  );
  expect(companyLine({ ...company, ...nothing }, "© 2026 Nilüfer Anonim Şirketi.")).toBe("");
});
