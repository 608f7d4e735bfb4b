import type { ParentSpanPluginArgs } from "gatsby";
import sharp from "sharp";
import { onPreInit } from "../../plugins/picture-effort/gatsby-node";

/** Noise, which every encoder setting writes differently. */
const pixels = Buffer.from(Array.from({ length: 96 * 96 * 3 }, (_, i) => (i * 7919) % 251));
const picture = () => sharp(pixels, { raw: { width: 96, height: 96, channels: 3 } });

test.each([
  ["avif", { effort: 1, chromaSubsampling: "4:2:0" }, { effort: 4, chromaSubsampling: "4:4:4" }],
  ["webp", { effort: 2 }, { effort: 6 }],
] as const)(
  "pictures become %s with the options, unless the caller names others",
  async (format, wanted, others) => {
    const encoded = (options: object = {}) =>
      picture()
        [format]({ quality: 60, ...options })
        .toBuffer();
    const thrifty = await encoded(wanted);
    const careful = await encoded(others);
    expect(await encoded()).not.toEqual(thrifty);

    await onPreInit?.({} as ParentSpanPluginArgs, { plugins: [], [format]: wanted }, () => undefined);

    expect(await encoded()).toEqual(thrifty);
    expect(await encoded(others)).toEqual(careful);
  },
);
