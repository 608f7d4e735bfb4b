// `npm start`: sets everything up, then serves the site with its function, database and mailbox.
import { build, prepare, runCommand } from "./prepare.mjs";

await runCommand(async () => {
  prepare();
  build();
  const typescript = await import("tsx/cjs/api");
  const { serve } = typescript.require("./serve.ts", import.meta.url);
  await serve();
});
