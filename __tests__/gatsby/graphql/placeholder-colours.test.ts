import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { placeholderColoursOf } from "../../../gatsby/graphql/placeholder-colours";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "placeholder-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a picture's place holds the colour of its upper half, then of its lower half", async () => {
  const photo = join(folder, "photo.png");
  const half = { width: 40, height: 20, channels: 3 as const, background: "#FF0000" };
  await sharp({ create: { ...half, height: 40, background: "#112233" } })
    .composite([{ input: { create: half }, gravity: "north" }])
    .toFile(photo);
  const [upper, lower] = await placeholderColoursOf(photo);
  // The halves' edge is softened.
  expect(upper).toMatch(/^#[ef]00$/);
  expect(lower).toMatch(/^#[12]23$/);
});
