import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { system } from "../../../src/theme/system";

const known = new Set(system.tokens.allTokens.map(({ name }) => name));

/** What stands in quotes in `src/` and looks like the name of a colour: `"fg.ink"`, `"colors.brand.main"`. */
const named = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes("gatsby-types"))
  .flatMap((name) =>
    [
      ...readFileSync(join("src", name), "utf8").matchAll(
        /"(?:colors\.)?((?:bg|fg|accent|brand|status|border)\.\w+)"/g,
      ),
    ].map(([, token = ""]) => ({ file: name, token: `colors.${token}` })),
  );

test("every colour that a part names is one of the theme's: an unknown name would be no colour, silently", () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ token }) => !known.has(token))).toEqual([]);
});
