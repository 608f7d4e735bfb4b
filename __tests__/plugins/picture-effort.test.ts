import { readFileSync } from "node:fs";
import sharp from "sharp";
import { setPictureEffort } from "../../plugins/picture-effort/picture-effort";

const effort = {
  avif: { effort: 1, chromaSubsampling: "4:2:0" },
  webp: { effort: 2 },
} as const;

/** Noise, which every encoder setting writes differently. */
const pixels = Buffer.from(Array.from({ length: 96 * 96 * 3 }, (_, i) => (i * 7919) % 251));
const picture = () => sharp(pixels, { raw: { width: 96, height: 96, channels: 3 } });

test("there is one sharp, so that all of Gatsby's plugins encode with the one the options are given to", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const copies = Object.keys(packages).filter((place) => /(?:^|\/)node_modules\/sharp$/.test(place));
  expect(copies).toEqual(["node_modules/sharp"]);
});

test("pictures are encoded with the options, unless the caller names others", async () => {
  const thrifty = await picture()
    .avif({ quality: 60, ...effort.avif })
    .toBuffer();
  const careful = await picture().avif({ quality: 60, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
  const webp = await picture()
    .webp({ quality: 62, ...effort.webp })
    .toBuffer();
  expect(await picture().avif({ quality: 60 }).toBuffer()).not.toEqual(thrifty);

  setPictureEffort(effort);

  expect(await picture().avif({ quality: 60 }).toBuffer()).toEqual(thrifty);
  expect(await picture().webp({ quality: 62 }).toBuffer()).toEqual(webp);
  expect(await picture().avif({ quality: 60, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer()).toEqual(
    careful,
  );
});
