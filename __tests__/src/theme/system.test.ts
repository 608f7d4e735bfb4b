import { layerStyles } from "#src/theme/layer-styles.ts";
import { system } from "#src/theme/system.ts";

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
