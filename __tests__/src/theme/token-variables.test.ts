import { system } from "../../../src/theme/system";
import { type TokenPath, variable } from "../../../src/theme/token-variables";

test("Chakra keeps every token in the custom property that styles name", () => {
  const paths = system.tokens.allTokens
    .map(({ name }) => name)
    .filter((name) => !/colorPalette|^(?:breakpoints|spacing\.-)|^sizes\.breakpoint/.test(name));
  expect(paths).toEqual(expect.arrayContaining(["colors.fg.onDeepMuted", "spacing.gutter", "easings.calm"]));
  for (const path of paths) expect(variable(path as TokenPath)).toBe(system.tokens.getVar(path));
});
