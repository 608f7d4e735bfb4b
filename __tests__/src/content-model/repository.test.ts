import { originsOf } from "#src/content-model/repository.ts";

test("editing calls the repository's host and its sign-in", () => {
  expect(originsOf({ host: "github", name: "lab/site" })).toEqual(["https://api.github.com"]);
  const signIn = { url: "https://sign-in.lab.test/start" };
  expect(originsOf({ host: "github", name: "lab/site", signIn })).toEqual([
    "https://api.github.com",
    "https://sign-in.lab.test",
  ]);
});
