import { ProductShades } from "#src/sections/product/product-shades.section.tsx";
import { loadOnDemand } from "#src/ui/on-demand.tsx";
import { renderWithSite } from "../../../support/render-with-site";

beforeAll(loadOnDemand);

test("every shade is filled with its own gradient, whatever its code", () => {
  const codes = ["A1 (opak)", "BL 2", "MT\"'"];
  const { container } = renderWithSite(
    <ProductShades
      shades={{
        title: "Renkler",
        lede: null,
        image: null,
        items: codes.map((code) => ({
          code,
          name: code,
          description: "",
          colours: { top: "#fff", bottom: "#eee" },
        })),
      }}
    />,
  );
  const filled = [...container.querySelectorAll("path[fill^='url(']")].map(
    (tab) => /^url\(#([^\s"'()]+)\)$/.exec(tab.getAttribute("fill") ?? "")?.[1],
  );
  const gradients = [...container.querySelectorAll("linearGradient")].map(({ id }) => id);
  expect(filled).toEqual(gradients);
  expect(new Set(filled).size).toBe(codes.length);
});
