import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readableNames, shortNames } from "#src/build/class-names.ts";
import { breakpoints } from "#src/theme/breakpoints.ts";
import { easing } from "#src/theme/easing.ts";

// Without /admin, whose page has the styles of its editor.
const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => !file.startsWith("admin"))
  .map((file) => resolve("src", file));
const sheets = files.filter((file) => file.endsWith(".css"));
const modules = sheets.filter((file) => file.endsWith(".module.css"));
const components = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));

/** Without comments and values of attributes. */
const cssOf = (file: string) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|(?<==)"[^"]*"/g, "");

/** Classes of a sheet's selectors. */
const declaredIn = (sheet: string) =>
  [...cssOf(sheet).matchAll(/[^{};]*\{/g)].flatMap(([selector]) =>
    [...selector.matchAll(/\.([a-z]\w*)/gi)].map(([, name = ""]) => name),
  );

/** "sheet name" of each class that a component or another sheet uses. */
const used = [
  ...components.flatMap((file) => {
    const code = readFileSync(file, "utf8");
    const body = code.replace(/^import .*$/gm, "");
    return [...code.matchAll(/import \* as (\w+) from "(.+\.module\.css)"/g)].flatMap(
      ([, alias, path = ""]) =>
        [...body.matchAll(new RegExp(`(?<![.\\w])${alias}\\.(\\w+)`, "g"))].map(
          ([, name]) => `${join(dirname(file), path)} ${name}`,
        ),
    );
  }),
  ...modules.flatMap((sheet) =>
    [...cssOf(sheet).matchAll(/composes: (.+?)(?: from "(.+)")?;/g)].flatMap(([, names = "", path]) =>
      names.split(" ").map((name) => `${path ? join(dirname(sheet), path) : sheet} ${name}`),
    ),
  ),
];

const declared = modules.flatMap((sheet) => declaredIn(sheet).map((name) => `${sheet} ${name}`));

test("components use classes that their sheets declare", () => {
  expect(used.filter((name) => !declared.includes(name))).toEqual([]);
});

test("sheets declare classes that are used", () => {
  expect(declared.filter((name) => !used.includes(name))).toEqual([]);
});

test("no two classes have the same name in a page", () => {
  const all = [...new Set(declared)];
  for (const { nameOf } of [shortNames("src"), readableNames]) {
    const names = all.map((key) => nameOf(...(key.split(" ") as [string, string])));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  }
});

test("sheets know the widths of the theme only", () => {
  const from = Object.values(breakpoints).map((width) => Number.parseFloat(width));
  const widths = [...from, ...from.map((width) => Math.round((width - 0.01) * 100) / 100), 22.49, 22.5];
  const others = sheets.flatMap((sheet) =>
    [...cssOf(sheet).matchAll(/(?<=@media[^{]*)width: ([\d.]+)rem/g)].flatMap(([, width]) =>
      widths.includes(Number(width)) ? [] : [`${sheet}: ${width}rem`],
    ),
  );
  expect(others).toEqual([]);
});

test("the easing of sheets is that of scripts", () => {
  expect(readFileSync("src/theme/tokens.css", "utf8")).toContain(
    `--calm: cubic-bezier(${easing.join(", ")});`,
  );
});

/** Set by Chakra's toaster. */
const ofToasts = ["--x", "--y", "--z-index", "--opacity"];

test("sheets use properties that a sheet or a component sets", () => {
  const set = new Set([
    ...ofToasts,
    ...sheets.flatMap((sheet) => [...cssOf(sheet).matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
    ...components.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/["`:{;](--[\w-]+)/g)].map(([, name]) => name),
    ),
  ]);
  const unknown = sheets.flatMap((sheet) =>
    [...cssOf(sheet).matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) =>
      set.has(name) ? [] : [`${sheet}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});

test("sheets use the movements and properties that they declare", () => {
  const all = sheets.map(cssOf).join("\n");
  const unusedMovements = sheets.flatMap((sheet) =>
    [...cssOf(sheet).matchAll(/@keyframes (\w+)/g)].flatMap(([, name]) =>
      new RegExp(`animation(?:-name)?:[^;]*\\b${name}\\b`).test(cssOf(sheet)) ? [] : [`${sheet}: ${name}`],
    ),
  );
  const properties = [...all.matchAll(/(--[\w-]+):/g)].map(([, name = ""]) => name);
  const scripts = components.map((file) => readFileSync(file, "utf8")).join("\n");
  const unusedProperties = [...new Set(properties)].filter(
    (name) => !new RegExp(`(?:var\\(|["'\`])${name}\\b(?!-)`).test(all + scripts),
  );
  expect([...unusedMovements, ...unusedProperties]).toEqual([]);
});
