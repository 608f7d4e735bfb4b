import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { system } from "../../../src/theme/system";

test("every style property and condition that Chakra's types offer becomes CSS", () => {
  const properties = Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([name, utility]) => [
    name,
    ...[utility?.shorthand ?? []].flat(),
  ]);
  const conditions = Object.keys(defaultBaseConfig.conditions ?? {}).map((name) => `_${name}`);
  expect(properties).toEqual(expect.arrayContaining(["h", "px", "mt", "rounded", "hideBelow"]));
  expect(conditions).toEqual(expect.arrayContaining(["_active", "_before", "_groupHover"]));
  expect([...properties, ...conditions].filter((name) => !system.isValidProperty(name))).toEqual([]);
  const shorthands = properties.filter((name) => !(name in (defaultBaseConfig.utilities ?? {})));
  expect(shorthands.filter((name) => system.utility.resolveShorthand(name) === name)).toEqual([]);
  expect(conditions.filter((name) => system.conditions.resolve(name) === name)).toEqual([]);
});

test("references to tokens resolve inside longer values", () => {
  const [wrap, gutter, calm, main] = [
    "sizes.wrap",
    "spacing.gutter",
    "easings.calm",
    "colors.brand.main",
  ].map((path) => system.token.var(path));
  expect(
    system.css({
      width: "min({sizes.wrap}, 100% - 2 * {spacing.gutter})",
      transition: "width 1s {easings.calm}",
      background: "linear-gradient({colors.brand.main}, transparent)",
      "--line": "{colors.brand.main}",
    }),
  ).toMatchObject({
    width: `min(${wrap}, 100% - 2 * ${gutter})`,
    transition: `width 1s ${calm}`,
    background: `linear-gradient(${main}, transparent)`,
    "--line": main,
  });
});

test("on every background a role is a colour that the theme has", () => {
  const { cssVarMap } = system.tokens;
  const known = new Set(cssVarMap.get("base")?.keys());
  for (const tone of ["_onTint", "_onWarm", "_onDeep"]) {
    const values = [...(cssVarMap.get(tone)?.values() ?? [])];
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter((value) => !known.has(/^var\((.+)\)$/.exec(value)?.[1] ?? ""))).toEqual([]);
  }
});
