import { system } from "../../../src/theme/system";

test("every tone refers to existing colours", () => {
  const { cssVarMap } = system.tokens;
  const known = new Set(cssVarMap.get("base")?.keys());
  for (const tone of ["_onTint", "_onWarm", "_onDeep"]) {
    const values = [...(cssVarMap.get(tone)?.values() ?? [])];
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter((value) => !known.has(/^var\((.+)\)$/.exec(value)?.[1] ?? ""))).toEqual([]);
  }
});
