import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fixtureContent } from "../../../support/content-folder";

const tsx = createRequire(__filename).resolve("tsx/cli");

test("survives a pipe that is closed early", async () => {
  const check = spawn(process.execPath, [tsx, "src/content-model/check/cli.ts"], {
    env: { ...process.env, CONTENT_DIR: fixtureContent },
  });
  check.stdout.destroy();
  let said = "";
  check.stderr.on("data", (text: Buffer) => {
    said += text;
  });
  const [code] = await once(check, "close");
  expect({ code, said }).toEqual({ code: 0, said: "" });
});
