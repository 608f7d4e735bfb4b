import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { baseConfig } from "../../../src/theme/base-config";

const folder = "src";
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/gatsby-types|base-config/.test(name))
  .map((name) => readFileSync(join(folder, name), "utf8"));

/** Whether a name stands somewhere as an attribute or a key of an object. */
const isUsed = (name: string) =>
  sources.some((text) => new RegExp(`(?<![\\w.-])${name}\\??\\s*[=:]`).test(text));

/** Names of other things, or used with values that are no tokens. */
const plain = ["contrast", "scale", "scaleX", "translate"];

test("the base has every style property that takes tokens and is used", () => {
  const missing = Object.entries(defaultBaseConfig.utilities ?? {})
    .filter(([name, config]) => [name, config?.shorthand ?? []].flat().some(isUsed))
    .map(([name]) => name)
    .filter((name) => !(name in (baseConfig.utilities ?? {})) && !plain.includes(name));
  expect(missing).toEqual([]);
});

test("the base has every condition that is used", () => {
  const missing = Object.keys(defaultBaseConfig.conditions ?? {})
    .filter((name) => isUsed(`_${name}`))
    .filter((name) => !(name in (baseConfig.conditions ?? {})));
  expect(missing).toEqual([]);
});
