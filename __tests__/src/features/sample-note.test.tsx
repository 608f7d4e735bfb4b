import { screen } from "@testing-library/react";
import { strings } from "#src/domain/interface-strings.ts";
import { SampleNote } from "#src/features/site/sample-note.tsx";
import { renderWithSite } from "../../support/render-with-site";

test("a page with samples says so", () => {
  renderWithSite(<SampleNote shown />);
  expect(screen.getByText(strings.sample)).toBeVisible();
});

test("a page of the laboratory's own says nothing", () => {
  const { container } = renderWithSite(<SampleNote shown={false} />);
  expect(container).toBeEmptyDOMElement();
});
