import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { cardPath, drawCard, heaviestCard, writeSocialCards } from "#src/build/artifacts/social-cards.ts";
import { makeFolder } from "../../../support/make-folder";
import { orientations, portrait, turnedPicture } from "../../../support/turned-picture";

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z" fill="#00FF00"/></svg>';

/** The page's colour, green here. */
const ground = "#00ff00";

let folder: string;
let photo: string;
beforeAll(async () => {
  folder = makeFolder();
  photo = join(folder, "photo.png");
  await portrait({ width: 1200, height: 1260 }).toFile(photo);
});

/** Dominant colour of an area of the card: "r", "g" or "b". */
async function colourOf(card: Buffer, left: number, top: number): Promise<string | undefined> {
  const area = { left, top, width: 10, height: 10 };
  const { dominant } = await sharp(await sharp(card).extract(area).png().toBuffer()).stats();
  return (["r", "g", "b"] as const).find((channel) => dominant[channel] > 200);
}

test("the logo is in the lower left corner", async () => {
  const card = await drawCard(photo, { x: 50, y: 0 }, icon, ground);
  expect(await colourOf(card, 80, 520)).toBe("g");
  expect(await colourOf(card, 10, 610)).toBe("r");
});

test("a card of the finest noise is light enough", async () => {
  const noisy = join(folder, "noise.jpg");
  const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
  await sharp({ create: { width: 2400, height: 1260, channels: 3, background: "grey", noise } }).toFile(
    noisy,
  );
  const card = await drawCard(noisy, { x: 50, y: 50 }, icon, ground);
  expect(card.length).toBeLessThanOrEqual(heaviestCard);
});

test.each(orientations)("a card shows the focus of a photo of orientation %i", async (orientation) => {
  const turned = join(folder, `${orientation}.jpg`);
  writeFileSync(turned, await turnedPicture(orientation));
  const card = await drawCard(turned, { x: 50, y: 0 }, icon, ground);
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  expect(await colourOf(card, 600, 300)).toBe("r");
  expect(await colourOf(await drawCard(turned, { x: 50, y: 100 }, icon, ground), 600, 300)).toBe("b");
});

test("a build draws only the missing cards", async () => {
  const site = makeFolder();
  const card = (name: string) => ({ path: `/static/social/${name}.jpg`, photo, x: 50, y: 0 });
  await writeSocialCards(site, [card("kept")]);
  const written = statSync(join(site, card("kept").path)).mtimeMs;
  await writeSocialCards(site, [card("kept"), card("new")]);
  expect(readdirSync(join(site, "static/social")).sort()).toEqual(["kept.jpg", "new.jpg"]);
  expect(statSync(join(site, card("kept").path)).mtimeMs).toBe(written);
});

test("a card's path changes with its photograph and focus", () => {
  const path = cardPath("a", { x: 50, y: 50 });
  expect(cardPath("a", { x: 50, y: 50 })).toBe(path);
  expect(new Set([path, cardPath("b", { x: 50, y: 50 }), cardPath("a", { x: 50, y: 51 })]).size).toBe(3);
});
