// Runs the Deno of the npm package with the function's settings: `node dev/stack/deno.mjs check`.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

const folder = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  "../..",
  "supabase",
  "functions",
  "send-contact-email",
);
const typescript = await import("tsx/cjs/api");
const { denoBinary } = typescript.require("./function-process.ts", import.meta.url);
const options = ["--no-lock", "--node-modules-dir=manual", `--config=${path.join(folder, "deno.json")}`];
const { status } = spawnSync(
  denoBinary(),
  [process.argv[2] ?? "check", ...options, path.join(folder, "index.ts")],
  {
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
