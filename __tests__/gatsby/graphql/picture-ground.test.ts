import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { groundOf } from "../../../gatsby/graphql/picture-ground";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ground-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a picture's ground is the colour of its upper half, then of its lower half", async () => {
  const photo = join(folder, "photo.png");
  const half = { width: 40, height: 20, channels: 3 as const, background: "#FF0000" };
  await sharp({ create: { ...half, height: 40, background: "#112233" } })
    .composite([{ input: { create: half }, gravity: "north" }])
    .toFile(photo);
  const [upper, lower] = await groundOf(photo);
  // The halves' edge is softened.
  expect(upper).toMatch(/^#[ef]00$/);
  expect(lower).toMatch(/^#[12]23$/);
});
