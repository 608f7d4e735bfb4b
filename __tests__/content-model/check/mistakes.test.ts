import { checkContent } from "../../../content-model/check";
import { changeFixture, fixtureContent } from "../../support/fixture-content";
import { mistakes } from "./mistakes";
import { make } from "./mistakes/mistake";

const worded = (expected: string | RegExp) =>
  typeof expected === "string" ? expected : expect.stringMatching(expected);

test.each(mistakes)("answers $name with its place and its fix", async (mistake) => {
  const content = changeFixture();
  const place = await make(mistake, content);
  expect(await checkContent(fixtureContent, content.changes)).toEqual([
    expect.objectContaining({ ...place, message: worded(mistake.message), fix: worded(mistake.fix) }),
  ]);
});
