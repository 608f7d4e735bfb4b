import { screen } from "@testing-library/react";
import { CaseStory } from "#src/sections/page/case.section.tsx";
import { evidenceStrings } from "#src/sections/page/evidence-strings.ts";
import { createPicture, createQuantity, sectionContext } from "../../../support/factories";
import { renderWithSite } from "../../../support/render-with-site";

type Section = Queries.CaseSectionFragment;

const stage = (title: string, day: number | null = null) => ({
  title,
  caption: `${title} yapılır.`,
  day,
  image: createPicture(),
});

const renderCase = (overrides: Partial<Section>) =>
  renderWithSite(
    <CaseStory
      context={sectionContext}
      section={{
        id: null,
        tag: null,
        title: "Bir vaka",
        lede: null,
        stages: [stage("Kabul", 1), stage("Porselen"), stage("Teslim", 5)],
        slip: null,
        took: null,
        technician: null,
        dentist: null,
        link: null,
        ...overrides,
      }}
    />,
  );

test("shows the stages in order with known days", () => {
  renderCase({});
  const stages = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(stages).toEqual([
    "1. iş günüKabulKabul yapılır.",
    "PorselenPorselen yapılır.",
    "5. iş günüTeslimTeslim yapılır.",
  ]);
  expect(screen.queryByText(evidenceStrings.took)).toBeNull();
});

test("shows slip, duration and signatures", () => {
  renderCase({
    slip: [{ label: "Renk", value: "A2" }],
    took: createQuantity({ number: 5, unit: "iş günü" }),
    technician: { name: "Selin Ay", role: null },
    dentist: { name: "Dt. Deniz Su", role: "Klinik" },
  });
  const definitions = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(definitions).toEqual(["5 iş günü", "A2", "Selin Ay", "Dt. Deniz Su, Klinik"]);
});
