// The build as `npm test` needs it: skipped where `public/` holds the build of these very sources.
import { build } from "../prepare.mjs";

try {
  build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
