import { companyLine } from "#src/domain/company.ts";

const company = {
  legalName: "Nilüfer Anonim Şirketi",
  mersis: "0123456789012345",
  taxOffice: "Erciyes",
  taxNumber: "1234567890",
  licenceNumber: "38/7",
  responsibleManager: "Diş Tek. Nilüfer Er",
};
const nothing = {
  mersis: null,
  taxOffice: null,
  taxNumber: null,
  licenceNumber: null,
  responsibleManager: null,
};

test("a company has a name and numbers", () => {
  expect(companyLine(company, "Mesul müdür")).toBe(
    "Nilüfer Anonim Şirketi · MERSİS no: 0123456789012345 · Vergi dairesi ve no: Erciyes V.D. 1234567890 · Ruhsat no: 38/7 · Mesul müdür: Diş Tek. Nilüfer Er",
  );
});

test("omits missing numbers", () => {
  expect(companyLine({ ...company, ...nothing }, "Mesul müdür")).toBe("Nilüfer Anonim Şirketi");
});

test("omits a name that the sentence already has", () => {
  expect(
    companyLine({ ...company, taxOffice: null }, "Sorumlu hekim", "© 2026 Nilüfer Anonim Şirketi."),
  ).toBe(
    "MERSİS no: 0123456789012345 · Vergi dairesi ve no: 1234567890 · Ruhsat no: 38/7 · Sorumlu hekim: Diş Tek. Nilüfer Er",
  );
});
