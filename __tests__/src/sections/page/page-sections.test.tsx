import { PageSections } from "../../../../src/sections/page/page-sections";
import { renderWithSystem } from "../../../support/render-with-system";

const texts = (title: string, id: string | null = null) =>
  ({
    __typename: "TextsSection",
    id,
    title,
    lede: null,
    texts: [{ title: "Ölçü", description: "Dijital ya da geleneksel." }],
  }) as const;

test("two lists of sections on a page share no ids", () => {
  const above = [texts("Neden biz"), texts("Belgeler")];
  const below = [texts("Neden biz"), texts("Sertifikalar", "belgeler")];
  const { container } = renderWithSystem(
    <>
      <PageSections sections={above} later={below} />
      <PageSections sections={below} earlier={above} />
    </>,
  );
  const ids = [...container.querySelectorAll("h2")].map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
  expect(ids.at(-1)).toBe("belgeler");
});
