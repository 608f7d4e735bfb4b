import { screen, within } from "@testing-library/react";
import { Certificates } from "#src/sections/page/certificates.section.tsx";
import { evidenceStrings } from "#src/sections/page/evidence-strings.ts";
import { createDerivedFacts, sectionContext } from "../../../support/factories";
import { renderWithSite } from "../../../support/render-with-site";

type Section = Queries.CertificatesSectionFragment;

const bare = {
  title: "ISO 9001",
  description: "Kalite yönetimi.",
  status: "Aktif",
  issuer: null,
  number: null,
  validUntil: null,
  scope: null,
  file: null,
};

const renderCertificate = (
  overrides: Partial<Section["certificates"][number]>,
  company: Section["site"]["company"] = null,
  sample: boolean | null = null,
) =>
  renderWithSite(
    <Certificates
      context={sectionContext}
      section={{
        id: null,
        title: "Belgeler",
        lede: null,
        sample,
        certificates: [{ ...bare, ...overrides }],
        site: { company, derived: createDerivedFacts() },
      }}
    />,
  );

test("shows issuer, number, date, scope and document", () => {
  renderCertificate({
    issuer: "Kurum",
    number: "K-12",
    validUntil: "2027-06-30",
    scope: "Sabit protez",
    file: { publicURL: "/static/belge.pdf" },
  });
  for (const [label, value] of [
    [evidenceStrings.issuer, "Kurum"],
    [evidenceStrings.number, "K-12"],
    [evidenceStrings.validUntil, "30 Haziran 2027"],
    [evidenceStrings.scope, "Sabit protez"],
  ] as const)
    expect(screen.getByText(label).parentElement).toHaveTextContent(value);
  expect(screen.getByRole("link", { name: evidenceStrings.openPdfOf("ISO 9001") })).toHaveAttribute(
    "href",
    "/static/belge.pdf",
  );
});

test("sample certificates have no tick", () => {
  const { container } = renderCertificate({}, null, true);
  expect(screen.getByText("Aktif")).toBeVisible();
  expect(container.querySelector("li svg")).toBeNull();
});

test("a real certificate has a tick", () => {
  const { container } = renderCertificate({});
  expect(container.querySelector("li svg")).not.toBeNull();
});

test("shows a known licence and manager", () => {
  renderCertificate({}, { licenceNumber: "38-12", responsibleManager: null });
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toEqual(["Ruhsat no"]);
  expect(within(screen.getByRole("region")).getByText("38-12")).toBeVisible();
});
