// `npm run build:local`, and the build as `npm test` needs it: skipped where `public/` holds the build of these very sources.
import { build, readEnvFile } from "../prepare.mjs";

try {
  readEnvFile();
  build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
