// The build for this machine, used by `npm start` and the tests; skipped if `public/` is up to date.
import { build, readEnvFile, runCommand } from "./prepare.mjs";

await runCommand(() => {
  readEnvFile();
  build();
});
