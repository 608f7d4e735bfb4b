import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";

/** Playwright's other browsers, where they are installed (`npx playwright install firefox webkit`). */
const others = [firefox, webkit].filter((type) => existsSync(type.executablePath()));

// Tests in a phone's window say so (`__tests__/browser/support/devices.ts`).
export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: ".local/browser-results",
  globalSetup: "./__tests__/browser/support/serve-site.ts",
  fullyParallel: true,
  // One more than processors, because tests often wait.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  // A loaded machine gets a second try; Playwright lists what needed it as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: "line",
  use: {
    viewport: { width: 1280, height: 900 },
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    // What moves takes its time: specs that are about it ask for motion (`__tests__/browser/support/devices.ts`).
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "chromium",
      use: {
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          args: [
            ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
            "--disable-gpu",
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            // Pictures decoded beside drawing now and then keep the headless shell from drawing at all.
            "--disable-checker-imaging",
            // Pages live for seconds: optimising their code takes longer than it saves.
            "--js-flags=--no-opt",
          ],
        },
      },
    },
    // What moves at its own speed is seen in each of them.
    ...others.map((type) => ({
      name: type.name(),
      grep: /@engines/,
      use: { browserName: type.name() as "firefox" | "webkit" },
    })),
  ],
});
