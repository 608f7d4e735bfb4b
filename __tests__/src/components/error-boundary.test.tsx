import { screen } from "@testing-library/react";
import { ErrorBoundary } from "../../../src/components/error-boundary";
import { renderWithSystem } from "../../support/render-with-system";

function Broken(): never {
  throw new Error("Veri yok");
}

test("a page that fails is replaced by the fixed title and the error's message, and the next gets a fresh start", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { rerender } = renderWithSystem(
    <ErrorBoundary resetKey="/bozuk">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeInTheDocument();
  expect(screen.getByText("Veri yok")).toBeInTheDocument();
  rerender(
    <ErrorBoundary resetKey="/">
      <p>Ana sayfa</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText("Ana sayfa")).toBeInTheDocument();
});
