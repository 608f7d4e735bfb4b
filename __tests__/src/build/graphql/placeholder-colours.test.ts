import { join } from "node:path";
import sharp from "sharp";
import { placeholderColoursOf } from "../../../../src/build/graphql/placeholder-colours";
import { makeFolder } from "../../../support/make-folder";

let folder: string;
beforeAll(() => {
  folder = makeFolder();
});

test("a placeholder has the colours of the picture's edges", async () => {
  const photo = join(folder, "photo.png");
  const half = { width: 40, height: 20, channels: 3 as const, background: "#FF0000" };
  await sharp({ create: { ...half, height: 40, background: "#112233" } })
    .composite([{ input: { create: half }, gravity: "north" }])
    .toFile(photo);
  const [upper, lower] = await placeholderColoursOf(photo, "#ffffff");
  expect(upper).toMatch(/^#ff0000$/);
  expect(lower).toMatch(/^#112233$/);
});

test("a transparent picture gets the page's colour", async () => {
  const photo = join(folder, "transparent.png");
  const background = { r: 255, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 40, height: 40, channels: 4, background } }).toFile(photo);
  expect(await placeholderColoursOf(photo, "#faf6ee")).toEqual(["#faf6ee", "#faf6ee"]);
});
