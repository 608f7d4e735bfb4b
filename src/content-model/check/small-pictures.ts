import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import type { SourceFile } from "../documents";
import { dig, fieldsOf } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Least width of a picture in places as wide as half a window or more, by the picture's path. */
const widePlaces: readonly (readonly [place: RegExp, least: number])[] = [
  [/^hero\.image$/, 1200],
  [/^head\.carousel\.\d+\.image$/, 1100],
  [/^(?:head\.)?banner\.image$/, 1000],
];

/** Least width of the picture of a section with cards, which is as wide as the page. */
const leastOfCards = 1600;

function leastWidth(file: SourceFile, path: readonly (string | number)[]): number {
  const owner = path.slice(0, -1);
  const [, least] = widePlaces.find(([place]) => place.test(owner.join("."))) ?? [];
  return least ?? (dig(file.value, [...path.slice(0, -2), "type"]) === "cards" ? leastOfCards : 0);
}

/**
 * Advice on pictures that are shown larger than they are. They are blurred but allowed: a better one may not exist.
 * @param contentFolder absolute path of `content/`
 */
export async function smallPictures(files: readonly SourceFile[], contentFolder: string): Promise<Problem[]> {
  const problems = files.flatMap((file) =>
    fieldsOf(file).map(async ({ path, value, meta }) => {
      const least = meta.kind === "picture" ? leastWidth(file, path) : 0;
      const picture = join(contentFolder, dirname(file.path), String(value));
      if (least === 0 || !existsSync(picture)) return [];
      const { width } = (await sharp(picture).metadata()).autoOrient;
      if (width >= least) return [];
      const message = `${basename(picture)} burada olduğundan büyük gösterilir, bulanık olur: genişliği ${width} piksel.`;
      const fix = `Burada en az ${least} piksel genişliğinde bir görsel kullanın; 1920 piksel iyidir.`;
      return [problemAt(file, path, { message, fix })];
    }),
  );
  return (await Promise.all(problems)).flat();
}
