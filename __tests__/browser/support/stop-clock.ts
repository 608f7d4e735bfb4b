import type { Page } from "@playwright/test";

/** Stops the clock installed by `page.clock.install()`, one second ahead so that it is never behind. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/**
 * Lets React finish deferred work, such as setting the next timer: it uses messages, which a stopped clock
 * does not stop.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise<void>((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve();
        channel.port2.postMessage(null);
      });
    }
  });
}
