import { screen } from "@testing-library/react";
import { ScanFiles } from "#src/features/scan-files/scan-files.tsx";
import { ScanFilesLink } from "#src/features/scan-files/scan-files-link.tsx";
import { scanFilesStrings as words } from "#src/features/scan-files/scan-files-strings.ts";
import { createScanFilesSite } from "../../support/factories";
import { renderWithSite } from "../../support/render-with-site";

const site = createScanFilesSite();
const { scanFiles = null } = site.practice ?? {};

test("shows formats, portals, the largest size and where larger files go", () => {
  renderWithSite(<ScanFiles site={site} />);
  expect(screen.getByText("STL, PLY")).toBeVisible();
  expect(screen.getByText("Medit Link")).toBeVisible();
  expect(screen.getByText("20 MB").parentElement).toHaveTextContent(words.upTo("20 MB"));
  expect(screen.getByRole("link", { name: "dosya.sedefdental.example/vaka?no=1" })).toHaveAttribute(
    "href",
    scanFiles?.upload,
  );
});

test("asks for a link where there is no address for larger files", () => {
  const practice = { scanFiles: scanFiles && { ...scanFiles, upload: null } };
  renderWithSite(<ScanFiles site={{ ...site, practice }} />);
  expect(screen.getByText(words.askForLink)).toBeVisible();
});

test("portals alone ask for no file by e-mail", () => {
  const practice = { sample: null, scanFiles: scanFiles && { ...scanFiles, largest: null, upload: null } };
  renderWithSite(
    <>
      <ScanFiles site={{ ...site, practice }} />
      <ScanFilesLink site={{ ...site, practice }} />
    </>,
  );
  expect(screen.getByText("Medit Link")).toBeVisible();
  for (const word of [words.byMail, words.larger]) expect(screen.queryByText(word)).toBeNull();
  expect(screen.getByRole("link", { name: "STL, PLY" })).toBeVisible();
});

test("a laboratory that names no scan files shows nothing", () => {
  const silent = { ...site, practice: { scanFiles: null } };
  const { container } = renderWithSite(
    <>
      <ScanFiles site={silent} />
      <ScanFilesLink site={silent} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
