import { palette } from "../../../src/theme/palette";
import { system } from "../../../src/theme/system";
import { tokenVariable } from "../../support/token-variable";

test("every colour for more contrast is declared", () => {
  const declared = system.tokens.cssVarMap.get("_moreContrast");
  const wanted = Object.entries(palette.moreContrast).flatMap(([group, colours]) =>
    Object.entries(colours).map(([name, value]) => [tokenVariable(`colors.${group}.${name}`), value]),
  );
  expect([...(declared ?? [])]).toEqual(wanted);
});
