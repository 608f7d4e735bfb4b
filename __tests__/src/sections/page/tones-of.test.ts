import { tonesOf } from "#src/sections/page/tones-of.ts";

const tones = (...names: string[]) =>
  tonesOf(
    names.map((name) => ({ __typename: `${name}Section` })),
    "tint",
  );

test("backgrounds alternate", () => {
  expect(tones("Texts", "Goals", "Steps")).toEqual(["page", "tint", "page"]);
  expect(tonesOf([{ __typename: "TextsSection" }], "page")).toEqual(["tint"]);
  expect(tonesOf([{ __typename: "TextsSection" }], "page", "tint")).toEqual(["page"]);
});

test("figures keep the deep background", () => {
  expect(tones("Texts", "Figures", "Texts")).toEqual(["page", "deep", "page"]);
});

test("only the last possible section is warm", () => {
  expect(tones("Team", "Texts", "CallToAction")).toEqual(["page", "tint", "warm"]);
  expect(tones("Texts", "Team", "Certificates")).toEqual(["page", "warm", "page"]);
});

test("a story with figures may be warm", () => {
  const story = { __typename: "StorySection", facts: [{}] };
  expect(tonesOf([story, { __typename: "FeaturesSection" }], "page")).toEqual(["warm", "page"]);
});
