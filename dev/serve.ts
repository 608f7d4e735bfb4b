import { basePort } from "./stack/ports.ts";
import { publishableKey } from "./stack/settings.ts";
import { startStack } from "./stack/stack.ts";
import { untilEnded } from "./until-ended.ts";

/** `npm start` after the build: serves the site and its backend until Ctrl-C. */
export async function serve(): Promise<void> {
  await untilEnded(async () => {
    const started = Date.now();
    const { addresses, database, stop } = await startStack({ port: basePort(process.env, 9000) });
    console.log(`
  Site       ${addresses.site}
  Mailbox    ${addresses.mailbox}
  Function   ${addresses.function}   (apikey: ${publishableKey})
  Database   ${database.folder}

  Ready in ${((Date.now() - started) / 1_000).toFixed(1)} s. Ctrl-C ends everything; the database is kept, the mailbox is not.
`);
    return { stop };
  });
}
