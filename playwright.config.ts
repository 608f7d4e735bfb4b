import { defineConfig } from "@playwright/test";

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

export default defineConfig({
  testDir: "e2e",
  outputDir: ".local/browser-results",
  globalSetup: "./e2e/support/serve-site.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: [["line"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([["json"]] as const) : [])],
  use: { baseURL: process.env.SITE_ADDRESS, locale: "tr-TR", timezoneId: "Europe/Istanbul", launchOptions },
  projects: [
    {
      name: "desktop",
      // What scripts cannot change is looked at without them only.
      testIgnore: [
        "content/facts.spec.ts",
        "content/headers.spec.ts",
        "content/shell.spec.ts",
        "look/geometry.spec.ts",
      ],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      testIgnore: ["content/**", "forms/sending.spec.ts", "look/geometry.spec.ts"],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: "no-script",
      testMatch: ["content/**", "look/geometry.spec.ts"],
      use: {
        viewport: { width: 1280, height: 900 },
        javaScriptEnabled: false,
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"],
        },
      },
    },
  ],
});
