import { defineConfig } from "@playwright/test";

// One kind of browser, so that no test is listed twice: tests in a phone's window say so (`__tests__/browser/support/devices.ts`).
export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: ".local/browser-results",
  globalSetup: "./__tests__/browser/support/serve-site.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  // A loaded machine gets a second try; Playwright lists what needed it as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: "line",
  use: {
    baseURL: process.env.SITE_ADDRESS,
    viewport: { width: 1280, height: 900 },
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    // What moves takes its time: specs that are about it ask for motion (`__tests__/browser/support/devices.ts`).
    contextOptions: { reducedMotion: "reduce" },
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
      ],
    },
  },
});
