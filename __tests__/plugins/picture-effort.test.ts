import type { ParentSpanPluginArgs } from "gatsby";
import sharp from "sharp";
import { onPreInit } from "../../plugins/picture-effort/gatsby-node";

const avif = { effort: 1, chromaSubsampling: "4:2:0" } as const;

/** Noise, which every encoder setting writes differently. */
const pixels = Buffer.from(Array.from({ length: 96 * 96 * 3 }, (_, i) => (i * 7919) % 251));
const picture = () => sharp(pixels, { raw: { width: 96, height: 96, channels: 3 } });

test("pictures are encoded with the options, unless the caller names others", async () => {
  const thrifty = await picture()
    .avif({ quality: 60, ...avif })
    .toBuffer();
  const careful = await picture().avif({ quality: 60, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
  expect(await picture().avif({ quality: 60 }).toBuffer()).not.toEqual(thrifty);

  await onPreInit?.({} as ParentSpanPluginArgs, { plugins: [], avif }, () => undefined);

  expect(await picture().avif({ quality: 60 }).toBuffer()).toEqual(thrifty);
  expect(await picture().avif({ quality: 60, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer()).toEqual(
    careful,
  );
});
