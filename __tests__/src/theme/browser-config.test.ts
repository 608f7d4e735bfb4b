import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SystemContext } from "@chakra-ui/react/styled-system";
import { baseConfig } from "../../../src/theme/base-config";

/** Chakra's system as a stage of the build makes it. */
function systemOf(stage: string): SystemContext {
  const before = process.env.BUILD_STAGE;
  process.env.BUILD_STAGE = stage;
  let made: SystemContext | undefined;
  jest.isolateModules(() => {
    made = require("../../../src/theme/system").system;
  });
  process.env.BUILD_STAGE = before;
  if (!made) throw new Error("src/theme/system.ts exports no system");
  return made;
}

const server = systemOf("build-html");
const browser = systemOf("build-javascript");
const properties = Object.keys(baseConfig.utilities ?? {});
const names = [...server.tokens.categoryMap.values()].flatMap((category) => [...category.keys()]);

test("every style property means the same in the browser with each token, and with what is none", () => {
  expect(names).toEqual(expect.arrayContaining(["fg.onDeepMuted", "gutter", "-gutter", "wrap", "sedef"]));
  const values = [...names.filter((name) => !name.startsWith("colorPalette")), "1rem", "auto", "-4px"];
  for (const property of properties)
    expect({
      property,
      styles: values.map((value) => browser.utility.transform(property, value)),
    }).toEqual({ property, styles: values.map((value) => server.utility.transform(property, value)) });
});

test("every text style means the same in the browser", () => {
  const textStyles = server.query.textStyles.list();
  expect(textStyles).toContain("display");
  for (const textStyle of textStyles) expect(browser.css({ textStyle })).toEqual(server.css({ textStyle }));
});

test("the browser makes no global styles: they stand in the HTML", () => {
  expect(browser._global).toEqual([]);
  expect(JSON.stringify(server._global)).toContain("--chakra-colors-fg-ink");
});

test("no style names a token in a way that only the server's dictionary knows", () => {
  // Opacities (`fg.ink/50`), references within a value (`{colors.fg.ink}`, `token(…)`), custom properties, palettes.
  const unknown =
    /["'`](?:bg|fg|accent|status|border)\.\w+\/\d|\{(?:colors|spacing|sizes)\.|\btoken\(|"--[\w-]+": "(?:colors|spacing|sizes)\.|colorPalette/;
  const found = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith("global-css.ts"))
    .filter((name) => unknown.test(readFileSync(join("src", name), "utf8")));
  expect(found).toEqual([]);
});
