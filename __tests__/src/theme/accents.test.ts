import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { colours } from "../../../src/theme/colours";

const files = ["src", "plugins", "gatsby"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

test("each accent is written once, wherever it is used", () => {
  const { main, accent, accentOnDeep } = colours.brand;
  for (const colour of [main, accent, accentOnDeep]) {
    const places = files.flatMap((file) =>
      readFileSync(file, "utf8")
        .toUpperCase()
        .split(colour.toUpperCase())
        .slice(1)
        .map(() => file),
    );
    expect([colour, places]).toEqual([colour, ["src/theme/colours.ts"]]);
  }
});
