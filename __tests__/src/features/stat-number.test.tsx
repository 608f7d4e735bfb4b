import { formatQuantity } from "#src/domain/format.ts";
import { StatNumber } from "#src/features/counters/stat-number.tsx";
import { renderWithSite } from "../../support/render-with-site";

test("a range has its sign at both ends, as in texts", () => {
  const range = { number: 18, to: 22, prefix: null, suffix: "K", unit: null };
  const { container } = renderWithSite(<StatNumber {...range} />);
  expect(container.textContent).toBe(formatQuantity(range));
});
