// `npm start`: sets everything up, then serves the site with its function, database and mailbox.
import { build, prepare } from "./prepare.mjs";

try {
  prepare();
  build();
  const typescript = await import("tsx/cjs/api");
  const { serve } = typescript.require("./serve.ts", import.meta.url);
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
