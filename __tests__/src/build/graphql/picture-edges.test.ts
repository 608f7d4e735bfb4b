import { join } from "node:path";
import sharp from "sharp";
import { edgesOf } from "#src/build/graphql/picture-edges.ts";
import { makeFolder } from "../../../support/make-folder";

const sky = { r: 200, g: 220, b: 240 };
const floor = { r: 100, g: 120, b: 140 };

const part = (width: number, height: number, background: typeof sky) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Sky above a floor, and a dark object at one of the edges. */
async function pictureWithObject(left: number): Promise<string> {
  const file = join(makeFolder(), "photo.png");
  await sharp(await part(200, 120, sky))
    .composite([
      { input: await part(200, 60, floor), left: 0, top: 60 },
      { input: await part(40, 40, { r: 0, g: 0, b: 0 }), left, top: 40 },
    ])
    .toFile(file);
  return file;
}

test.each([
  { object: "left", left: 0, side: "right" },
  { object: "right", left: 160, side: "left" },
])("an object at the $object edge leaves the other side to be continued", async ({ left, side }) => {
  const edges = await edgesOf(await pictureWithObject(left), "#ffffff");
  expect(edges.side).toBe(side);
  expect([edges.beside.at(0), edges.beside.at(-1)]).toEqual(["#c8dcf0", "#64788c"]);
});

test("the upper edge is continued in its own colours from left to right", async () => {
  const file = join(makeFolder(), "photo.png");
  await sharp(await part(200, 120, sky))
    .composite([{ input: await part(100, 120, floor), left: 100, top: 0 }])
    .toFile(file);
  const { upper } = await edgesOf(file, "#ffffff");
  expect([upper.at(0), upper.at(-1)]).toEqual(["#c8dcf0", "#64788c"]);
});
