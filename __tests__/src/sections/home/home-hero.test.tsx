import { screen } from "@testing-library/react";
import { HomeHero } from "#src/sections/home/home-hero.section.tsx";
import { createDerivedFacts, createPicture } from "../../../support/factories";
import { renderWithSite } from "../../../support/render-with-site";

const place = { point: { x: 60, y: 40 }, span: null };
const layers = {
  title: "Tabakalar",
  whole: createPicture({ alt: "Bütün kron" }),
  cut: createPicture({ alt: "Kesilmiş kron" }),
  outlines: null,
  line: 50,
  items: ["Mine", "Dentin"].map((title) => ({ title, description: null, place })),
};

// Not in jsdom.
beforeEach(() => {
  Element.prototype.getAnimations = () => [];
});

test("shows layers without a photograph of the home page", async () => {
  const hero = {
    tag: "Laboratuvar",
    title: "Ölçüsü tam",
    lede: "Aynı elde.",
    links: [{ label: "Ürünler", to: "/urunler" }],
    image: null,
    callouts: null,
    layers,
    plate: null,
    facts: null,
  };
  renderWithSite(<HomeHero hero={hero} derived={createDerivedFacts()} />);
  expect(await screen.findByRole("img", { name: "Bütün kron" })).toBeInTheDocument();
});
