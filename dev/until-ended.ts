/**
 * Waits for Ctrl-C, a termination or the end of the terminal, then ends the parts in order. A second Ctrl-C does
 * not wait.
 *
 * @param over settles when there is nothing left to wait for, for instance because a child program ended
 * @param messages what is printed on the way
 */
export async function untilEnded(
  stop: () => Promise<void>,
  over?: Promise<unknown>,
  messages = { ending: "Ending …", ended: "Ended." },
): Promise<void> {
  let asked = false;
  const signal = new Promise<void>((resolve) => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(name, () => {
        if (asked && name === "SIGINT") process.exit(130);
        asked = true;
        resolve();
      });
    }
  });
  await Promise.race(over === undefined ? [signal] : [signal, over]);
  console.log(`\n${messages.ending}`);
  await stop();
  console.log(messages.ended);
}
