import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";

export interface ClassNames {
  /** A class in a page, by the path of its sheet and its name there. */
  nameOf(sheet: string, name: string): string;
  /** Changes with the names. */
  version: string;
}

/** In `gatsby develop`: "catalogue-card_picture" leads to the sheet. */
export const readableNames: ClassNames = {
  nameOf: (sheet, name) => `${basename(sheet).replace(/(?:\.section)?\.module\.css$/, "")}_${name}`,
  version: "readable",
};

/**
 * In built pages: two or three characters, numbered through all sheets, so that browser and server agree. With readable names every
 * page is 5 to 8 % larger.
 * @param folder where the sheets are
 */
export function shortNames(folder: string): ClassNames {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => resolve(folder, file))
    .sort();
  const classes = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, "utf8").matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => `${sheet} ${name}`),
  );
  const codes = new Map([...new Set(classes)].map((key, at) => [key, codeOf(at)]));
  return {
    nameOf: (sheet, name) => codes.get(`${sheet} ${name}`) ?? readableNames.nameOf(sheet, name),
    version: createHash("md5")
      .update([...codes].join())
      .digest("hex"),
  };
}

/** "b0", "b1" … "zz", then "b00" …: neighbours look alike, which compresses well, and no "ad" meets an ad blocker. */
const codeOf = (at: number): string => (at < 900 ? at + 396 : at - 900 + 14256).toString(36);
