import { screen, within } from "@testing-library/react";
import { FeatureMatrix } from "../../../src/components/feature-matrix";
import { createFeature } from "../../support/factories";
import { renderWithSystem } from "../../support/render-with-system";

const items = [
  createFeature(),
  createFeature({ icon: "users", title: "Uzman ekip", description: "Teknisyenle görüşme." }),
];

test("each feature is an item with a heading and a text", () => {
  renderWithSystem(<FeatureMatrix items={items} />);
  const [first, second] = screen.getAllByRole("listitem");
  expect(
    within(first ?? document.body).getByRole("heading", { name: "Zamanında teslim" }),
  ).toBeInTheDocument();
  expect(second).toHaveTextContent("Uzman ekipTeknisyenle görüşme.");
});

test("each feature has its icon", () => {
  const { container } = renderWithSystem(<FeatureMatrix items={items} />);
  expect(container.querySelectorAll("li > svg")).toHaveLength(2);
});
