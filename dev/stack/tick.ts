import postgres from "postgres";

/**
 * The scheduler of this machine: what pg_cron does in production. Every `seconds` it calls the drain endpoint, and
 * makes the daily round, which itself sees to it that a day is summarised once.
 * Returns how to end it, which waits for a round under way.
 *
 * @param seconds 0 for no timer
 */
export function startTick(
  seconds: number,
  drain: () => Promise<unknown>,
  databaseUrl: string,
  say: (line: string) => void,
): () => Promise<void> {
  if (seconds === 0) return () => Promise.resolve();
  const sql = postgres(databaseUrl, { max: 1, idle_timeout: 5, onnotice: () => undefined });
  let round: Promise<void> = Promise.resolve();

  const tick = async (): Promise<void> => {
    try {
      await sql`select contact.daily_round()`;
      await drain();
    } catch (error) {
      say(`[tick] ${error instanceof Error ? error.message : "failed"}; trying again in ${seconds} s`);
    }
  };
  const timer = setInterval(() => {
    round = round.then(tick);
  }, seconds * 1_000);

  return async () => {
    clearInterval(timer);
    await Promise.race([round, new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
    await sql.end({ timeout: 1 });
  };
}
