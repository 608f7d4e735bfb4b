import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import sharp from "sharp";
import { onPluginInit } from "#src/build/pictures.ts";
import { makeFolder } from "../../support/make-folder";
import { orientations, shownSize, turnedPicture } from "../../support/turned-picture";

interface Job {
  inputPaths: string[];
  outputDir: string;
  args: { operations: { outputPath: string; args: object }[] };
}

interface Images {
  width: number;
  height: number;
  images: { fallback: { srcSet: string } };
}

/** The parts of gatsby-plugin-sharp through which queries write pictures. */
const load = createRequire(__filename);
const pluginSharp: {
  setActions(actions: { createJobV2(job: Job): Promise<void> }): void;
  generateImageData(of: object): Promise<Images>;
} = load("gatsby-plugin-sharp");
const { processFile }: { processFile(file: string, transforms: object[]): Promise<void> } = load(
  "gatsby-plugin-sharp/process-file",
);

let folder: string;
const jobs: Job[] = [];
beforeAll(() => {
  folder = makeFolder();
  // The plugin creates `public/static` there.
  jest.spyOn(process, "cwd").mockReturnValue(folder);
  onPluginInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  pluginSharp.setActions({ createJobV2: async (job) => void jobs.push(job) });
});

async function queryPicture(absolutePath: string): Promise<Images> {
  jobs.length = 0;
  return pluginSharp.generateImageData({
    file: {
      absolutePath,
      name: "photo",
      base: "photo.jpg",
      extension: "jpg",
      internal: { contentDigest: "a" },
    },
    args: { layout: "fullWidth", breakpoints: [420, 760, 1600], formats: ["webp"], placeholder: "none" },
    reporter: console,
  });
}

async function writtenPicture(): Promise<{ width: number; height: number; top: string; bottom: string }> {
  const [job] = jobs;
  const operation = job?.args.operations.at(-1);
  if (!job || !operation) throw new Error("The query asked for no picture.");
  const outputPath = join(folder, operation.outputPath);
  await processFile(job.inputPaths[0] ?? "", [{ outputPath, args: operation.args }]);
  const { width, height } = await sharp(outputPath).metadata();
  const colourAt = async (top: number) => {
    const part = sharp(outputPath).extract({ left: 0, top, width, height: 8 });
    const { dominant } = await sharp(await part.png().toBuffer()).stats();
    return dominant.r > dominant.b ? "red" : "blue";
  };
  return { width, height, top: await colourAt(0), bottom: await colourAt(height - 8) };
}

test.each(orientations)("a photograph of orientation %i is not cropped", async (orientation) => {
  const photo = join(folder, `${orientation}.jpg`);
  writeFileSync(photo, await turnedPicture(orientation));

  const data = await queryPicture(photo);

  expect(data.height / data.width).toBeCloseTo(shownSize.height / shownSize.width, 2);
  expect(data.images.fallback.srcSet).toContain(`${shownSize.width}w`);
  expect(await writtenPicture()).toEqual({ ...shownSize, top: "red", bottom: "blue" });
});
