import { cleanup, screen } from "@testing-library/react";
import { CategoryFilter } from "#src/features/catalogue/category-filter.tsx";
import { renderWithSite } from "../../../support/render-with-site";

const filter = (...categories: string[]) =>
  renderWithSite(
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
