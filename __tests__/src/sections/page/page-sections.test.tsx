import { PageSections } from "#src/sections/page/page-sections.tsx";
import { loadOnDemand } from "#src/ui/on-demand.tsx";
import { renderWithSite } from "../../../support/render-with-site";

const texts = (title: string, id: string | null = null) =>
  ({
    __typename: "TextsSection",
    id,
    title,
    lede: null,
    texts: [{ title: "Ölçü", description: "Dijital ya da geleneksel." }],
  }) as const;

beforeAll(loadOnDemand);

test("the sections of a page share no ids", () => {
  const sections = [
    texts("Neden biz"),
    texts("Belgeler"),
    texts("Neden biz"),
    texts("Sertifikalar", "belgeler"),
  ];
  const { container } = renderWithSite(<PageSections sections={sections} location={{}} />);
  const ids = [...container.querySelectorAll("h2")].map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
  expect(ids.at(-1)).toBe("belgeler");
});
