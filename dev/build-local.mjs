// Builds the site for `npm start` and the tests, unless `public/` is up to date.
import { build, readEnvFile, runCommand } from "./prepare.mjs";

await runCommand(() => {
  readEnvFile();
  build();
});
