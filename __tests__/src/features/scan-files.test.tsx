import { screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { ScanFiles, ScanFilesLink } from "../../../src/features/scan-files/scan-files";
import { scanFilesStrings as words } from "../../../src/features/scan-files/scan-files-strings";
import { createLayoutData } from "../../support/factories";
import { renderWithSystem } from "../../support/render-with-system";

const data = createLayoutData();
const change = (practice: object | null) =>
  jest.mocked(useStaticQuery).mockReturnValue({ ...data, siteInfo: { ...data.siteInfo, practice } });
const scanFiles = data.siteInfo?.practice?.scanFiles;

test("shows formats, portals, the largest size and where larger files go", () => {
  renderWithSystem(<ScanFiles />);
  expect(screen.getByText("STL, PLY")).toBeVisible();
  expect(screen.getByText("Medit Link")).toBeVisible();
  expect(screen.getByText(words.upTo("20 MB"))).toBeVisible();
  expect(screen.getByRole("link", { name: "dosya.sedefdental.example/vaka?no=1" })).toHaveAttribute(
    "href",
    scanFiles?.upload,
  );
});

test("asks for a link where there is no address for larger files", () => {
  change({ sample: true, scanFiles: { ...scanFiles, upload: null } });
  renderWithSystem(<ScanFiles />);
  expect(screen.getByText(words.askForLink)).toBeVisible();
  expect(screen.getByText("Örnek")).toBeVisible();
});

test("the short form links to the whole answer", () => {
  renderWithSystem(<ScanFilesLink />);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/sss#tarama-dosyasi");
});

test("a laboratory that names no scan files shows nothing", () => {
  change({ sample: null, scanFiles: null });
  const { container } = renderWithSystem(
    <>
      <ScanFiles />
      <ScanFilesLink />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
