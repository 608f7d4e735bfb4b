import { readFileSync } from "node:fs";
import { colours } from "../../../src/theme/colours";
import { tokenVariable } from "../../support/token-variable";

const [css = ""] = readFileSync("static/other-media.css", "utf8").split("@media (forced-colors");

test("paper is black on white: every colour of backgrounds, letters, marks and borders is set", () => {
  const wanted = (["bg", "fg", "brand", "border"] as const).flatMap((group) =>
    Object.keys(colours[group]).map((name) => tokenVariable(`colors.${group}.${name}`)),
  );
  const set = [...css.matchAll(/^\s*(--t-colors-[\w-]+): [^;]+ !important;$/gm)].map(([, name]) => name);
  expect(set.sort()).toEqual(wanted.sort());
});
