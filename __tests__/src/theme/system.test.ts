import { layerStyles } from "../../../src/theme/layer-styles";
import { palette } from "../../../src/theme/palette";
import { system } from "../../../src/theme/system";
import { tokenVariable } from "../../support/token-variable";

test.each(Object.keys(layerStyles))(
  "the background %s overrides and refers to existing roles",
  (layerStyle) => {
    const roles = new Set(system.tokens.cssVarMap.get("base")?.keys());
    const overrides = Object.entries(system.css({ layerStyle })).filter(([name]) => name.startsWith("--t-"));
    const unknown = overrides.filter(
      ([name, value]) => !roles.has(name) || !roles.has(String(value).replace(/^var\((.+)\)$/, "$1")),
    );
    expect(unknown).toEqual([]);
  },
);

test("every colour for more contrast is declared", () => {
  const declared = system.tokens.cssVarMap.get("_moreContrast");
  const wanted = Object.entries(palette.moreContrast).flatMap(([group, colours]) =>
    Object.entries(colours).map(([name, value]) => [tokenVariable(`colors.${group}.${name}`), value]),
  );
  expect([...(declared ?? [])]).toEqual(wanted);
});
