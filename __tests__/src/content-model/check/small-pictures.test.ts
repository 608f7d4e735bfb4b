import sharp from "sharp";
import { smallPictures } from "#src/content-model/check/small-pictures.ts";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { createContentFolder } from "../../../support/content-folder";

const pictureOf = (width: number) =>
  sharp({ create: { width, height: 500, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();

async function advised(file: string, image: string, width: number) {
  const content = createContentFolder();
  content.write(`images/${image}`, await pictureOf(width));
  const found = await smallPictures(readSourceFiles(content.path), content.path);
  return found.filter((each) => each.file.path === file).map(({ message, fix }) => `${message} ${fix}`);
}

test("a picture smaller than its place is reported with the minimum width", async () => {
  const [told = ""] = await advised("pages/home.yaml", "sayfa.jpg", 900);
  expect(told).toMatch(/sayfa\.jpg.*900 piksel.*en az 1200 piksel/);
});

test("a picture as wide as its place is not reported", async () => {
  expect(await advised("pages/home.yaml", "sayfa.jpg", 1600)).toEqual([]);
});
