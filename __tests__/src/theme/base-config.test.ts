import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { baseConfig } from "../../../src/theme/base-config";
import { semanticTokens, tokens } from "../../../src/theme/tokens";

const folder = "src";
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/gatsby-types|base-config/.test(name))
  .map((name) => readFileSync(join(folder, name), "utf8"));

/** Whether a name stands somewhere as an attribute or a key of an object. */
const isUsed = (name: string) =>
  sources.some((text) => new RegExp(`(?<![\\w.-])${name}\\??\\s*[=:]`).test(text));

const theme = defineConfig({ preflight: false, disableLayers: true, theme: { tokens, semanticTokens } });
const ours = createSystem(baseConfig, theme);
const chakras = createSystem(defaultBaseConfig, theme);

/** Every token's name, and values that are none. */
const values = [
  ...[...ours.tokens.categoryMap.values()].flatMap((category) => [...category.keys()]),
  "1rem",
  "inherit",
  "-4px",
  "none",
];

/** Properties and shorthands of Chakra's base that stand somewhere in `src/`. */
const usedProperties = Object.entries(defaultBaseConfig.utilities ?? {})
  .flatMap(([name, config]) => [name, config?.shorthand ?? []].flat())
  .filter(isUsed);

/** Names of other things in the sources. */
const otherThings = ["contrast", "scale", "scaleX", "translate", "h"];

/** What a property says for every value, without the note Chakra's base makes of grounds for its `currentBg`. */
const meaningOf = (property: string, { utility }: typeof ours) =>
  values.map((value) => ({ ...utility.transform(property, value), "--bg-currentcolor": undefined }));

test("every style property in use means what it means in Chakra's own base", () => {
  expect(usedProperties).toEqual(expect.arrayContaining(["bg", "boxSize", "marginInline", "borderColor"]));
  expect(values).toEqual(expect.arrayContaining(["fg.onDeepMuted", "gutter", "-gutter", "wrap"]));
  for (const property of usedProperties.filter((name) => !otherThings.includes(name))) {
    expect({ property, styles: meaningOf(property, ours) }).toEqual({
      property,
      styles: meaningOf(property, chakras),
    });
  }
});

test("every condition in use is that of Chakra's own base", () => {
  const used = Object.entries(defaultBaseConfig.conditions ?? {}).filter(([name]) => isUsed(`_${name}`));
  expect(used.length).toBeGreaterThan(4);
  expect(baseConfig.conditions).toMatchObject(Object.fromEntries(used));
});
