import { publishableKey } from "./stack/settings.ts";
import { type Stack, startStack } from "./stack/stack.ts";
import { untilEnded } from "./until-ended.ts";

/** `npm start` after its preparations: the built site with everything behind it, until Ctrl-C. */
export async function serve(): Promise<void> {
  const started = Date.now();
  const databaseUrl = process.env.DATABASE_URL;
  const stack: Stack = await startStack(databaseUrl ? { databaseUrl } : {});
  const { addresses, database } = stack;
  console.log(`
  Site       ${addresses.site}
  Mailbox    ${addresses.mailbox}
  Function   ${addresses.function}   (apikey: ${publishableKey})
  Database   ${database.folder ?? "the one of DATABASE_URL"}

  Ready in ${((Date.now() - started) / 1_000).toFixed(1)} s. Ctrl-C ends everything; messages are kept.
`);
  await untilEnded(stack.stop);
}
