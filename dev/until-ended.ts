import { constants } from "node:os";

/** What runs until it is ended. */
export interface Running {
  /** Ends the parts in order. */
  stop(): Promise<void>;
  /** Settles when there is nothing left to wait for, for instance because a child program ended. */
  over?: Promise<unknown>;
}

/**
 * Starts something and stops it at Ctrl-C, at a termination, or when the terminal closes; also in a shell's background, where
 * these signals are ignored. During the start, and at the second Ctrl-C, the process exits at once, and its children with it.
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
