import { cleanup, screen } from "@testing-library/react";
import { CategoryFilter } from "#src/features/catalogue/category-filter.tsx";
import { renderWithSystem } from "../../../support/render-with-system";

const filter = (...categories: string[]) =>
  renderWithSystem(
    <CategoryFilter
      allLabel="Tümü"
      total={2}
      categories={categories}
      countOf={() => 2}
      chosen=""
      onChoose={() => undefined}
    />,
  );

test("offers a choice if there are several categories", () => {
  filter("Protez", "Kron");
  expect(screen.getAllByRole("radio")).toHaveLength(3);
  cleanup();
  filter("Protez");
  expect(screen.queryAllByRole("radio")).toEqual([]);
});
