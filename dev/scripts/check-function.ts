// `npm run check:function`: the types of the function, checked by the Deno that runs it.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { denoBinary } from "../stack/function-process.ts";
import { functionFolder } from "../stack/settings.ts";

const options = [
  "--no-lock",
  "--node-modules-dir=manual",
  `--config=${path.join(functionFolder, "deno.json")}`,
];
const { status } = spawnSync(denoBinary(), ["check", ...options, path.join(functionFolder, "index.ts")], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
