import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { createContentFolder } from "../../support/content-folder";

test("ends the process with the check's words when a colour is none", () => {
  const content = createContentFolder();
  content.replace("brand.yaml", 'main: "#20566B"', "main: lacivert");
  const load = `require(${JSON.stringify(resolve("src/build/site-config-or-end.ts"))})
    .siteConfigOrEnd(${JSON.stringify(content.path)});
    console.log("goes on");`;
  const ended = spawnSync(process.execPath, ["--import", "tsx", "-e", load], { encoding: "utf8" });
  expect(ended).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(
      /^\ncontent\/brand\.yaml:2:7 {2}“Ana renk” beklenen biçimde değil: “lacivert”/,
    ),
  });
});
