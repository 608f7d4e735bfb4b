import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "../../dev/root.ts";
import { denoBinary } from "../../dev/stack/function-process.ts";
import { functionFolder } from "../../dev/stack/settings.ts";

test("the function type-checks in its Deno version", () => {
  const config = `--config=${path.join(functionFolder, "deno.json")}`;
  const entry = path.join(root, "dev", "stack", "serve-function.ts");
  const { status, stderr } = spawnSync(
    denoBinary(),
    ["check", "--no-lock", "--node-modules-dir=manual", config, entry],
    { encoding: "utf8" },
  );
  expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
}, 60_000);
