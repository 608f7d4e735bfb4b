import { readFileSync } from "node:fs";
import { socialKinds, socialNames } from "../../../src/domain/social-names";

const drawings = readFileSync("static/social.svg", "utf8");

test.each([...socialKinds])("%s has a name and a drawing", (kind) => {
  expect(socialNames[kind]).toBeTruthy();
  expect(drawings).toContain(`<symbol id="${kind}" `);
});
