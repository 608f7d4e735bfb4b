// The build for this machine, used by `npm start` and the tests; skipped if `public/` is up to date.
import { build, readEnvFile } from "./prepare.mjs";

try {
  readEnvFile();
  build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
