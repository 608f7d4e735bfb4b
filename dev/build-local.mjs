// The build for this machine, as `npm start` and the tests have it: skipped where `public/` holds the build of these sources.
import { build, readEnvFile } from "./prepare.mjs";

try {
  readEnvFile();
  build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
