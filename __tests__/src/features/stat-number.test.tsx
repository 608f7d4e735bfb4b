import { formatQuantity } from "#src/domain/format.ts";
import { StatNumber } from "#src/features/counters/stat-number.tsx";
import { renderWithSystem } from "../../support/render-with-system";

test("a range has its sign at both ends, as in texts", () => {
  const range = { number: 18, to: 22, prefix: null, suffix: "K", unit: null };
  const { container } = renderWithSystem(<StatNumber {...range} />);
  expect(container.textContent).toBe(formatQuantity(range));
});
