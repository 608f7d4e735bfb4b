import { system } from "../../../src/theme/system";

test("on every background a role is a colour that the theme has", () => {
  const { cssVarMap } = system.tokens;
  const known = new Set(cssVarMap.get("base")?.keys());
  for (const tone of ["_onTint", "_onWarm", "_onDeep"]) {
    const values = [...(cssVarMap.get(tone)?.values() ?? [])];
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter((value) => !known.has(/^var\((.+)\)$/.exec(value)?.[1] ?? ""))).toEqual([]);
  }
});
