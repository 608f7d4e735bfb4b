import { screen } from "@testing-library/react";
import { SampleNote } from "#src/features/site/sample-note.tsx";
import { renderWithSite } from "../../support/render-with-site";

test("a page with samples says so", () => {
  renderWithSite(<SampleNote note="Bu sayfadaki belgeler örnektir." />);
  expect(screen.getByText("Bu sayfadaki belgeler örnektir.")).toBeVisible();
});

test("a page of the laboratory's own says nothing", () => {
  const { container } = renderWithSite(<SampleNote note={null} />);
  expect(container).toBeEmptyDOMElement();
});
