import { originsOf } from "../../../src/content-model/repository";

test("editing calls the repository's host and its sign-in", () => {
  expect(originsOf({ host: "github", name: "lab/site" })).toEqual(["https://api.github.com"]);
  const api = "https://git.lab.test/api/v1";
  const signIn = { url: "https://sign-in.lab.test/start" };
  expect(originsOf({ host: "gitea", name: "lab/site", api, signIn })).toEqual([
    "https://git.lab.test",
    "https://sign-in.lab.test",
  ]);
});
