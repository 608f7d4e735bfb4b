import { screen } from "@testing-library/react";
import { strings } from "#src/domain/interface-strings.ts";
import { SampleNote } from "#src/features/site/sample-note.tsx";
import { renderWithSystem } from "../../support/render-with-system";

test("a page with samples says so", () => {
  renderWithSystem(<SampleNote shown />);
  expect(screen.getByText(strings.sample)).toBeVisible();
});

test("a page of the laboratory's own says nothing", () => {
  const { container } = renderWithSystem(<SampleNote shown={false} />);
  expect(container).toBeEmptyDOMElement();
});
