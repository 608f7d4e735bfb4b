import { constants } from "node:os";

/** Something that runs until it is stopped. */
export interface Running {
  /** Stops the parts in order. */
  stop(): Promise<void>;
  /** Settles when it ends by itself, for instance because a child program exited. */
  over?: Promise<unknown>;
}

/**
 * Starts something and stops it on Ctrl-C, on SIGTERM, or when the terminal closes; also in a shell's background, where these
 * signals are ignored by default. During the start, and on a second Ctrl-C, the process exits at once with its children.
 */
export async function untilEnded(start: () => Promise<Running>): Promise<void> {
  let running: Running | undefined;
  let asked = false;
  const signal = new Promise<void>((resolve) => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(name, () => {
        if (running === undefined || (asked && name === "SIGINT"))
          process.exit(128 + constants.signals[name]);
        asked = true;
        resolve();
      });
    }
  });
  running = await start();
  await Promise.race(running.over === undefined ? [signal] : [signal, running.over]);
  console.log("\nEnding …");
  await running.stop();
  console.log("Ended.");
}
