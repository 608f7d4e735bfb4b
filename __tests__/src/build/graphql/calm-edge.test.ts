import { join } from "node:path";
import sharp from "sharp";
import { calmEdgeOf } from "#src/build/graphql/calm-edge.ts";
import { makeFolder } from "../../../support/make-folder";

const sky = { r: 200, g: 220, b: 240 };
const floor = { r: 100, g: 120, b: 140 };

/** Sky above a floor, and a dark object at one of the edges. */
async function pictureWithObject(left: number): Promise<string> {
  const file = join(makeFolder(), "photo.png");
  const part = (width: number, height: number, background: typeof sky) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
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
  const edge = await calmEdgeOf(await pictureWithObject(left), "#ffffff");
  expect(edge.side).toBe(side);
  expect(edge.colours).toHaveLength(12);
  expect([edge.colours.at(0), edge.colours.at(-1)]).toEqual(["#c8dcf0", "#64788c"]);
});
