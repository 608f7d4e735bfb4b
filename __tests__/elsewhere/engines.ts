import { findBrowser } from "../../dev/browser.mjs";
import type { Engine } from "./engine.ts";
import { chromium, firefox } from "./puppeteer.ts";
import { webkit } from "./webkit.ts";

interface Candidate {
  name: string;
  /** Says what to install where the engine is not there; false where it is. */
  missing: string | false;
  /** @throws Error where the engine is missing */
  engine(): Promise<Engine>;
}

const debian = (name: string, found: Engine | undefined, packages: string): Candidate => ({
  name,
  missing: found ? false : `${name} is not installed: apt-get install ${packages}`,
  async engine() {
    if (!found) throw new Error(`${name} is not installed`);
    return found;
  },
});

/** Firefox and WebKit, whether they are installed or not. Chromium is the browser of all other tests. */
export const otherEngines: readonly Candidate[] = [
  debian("Firefox", firefox(), "firefox-esr"),
  debian("WebKit", webkit(), "webkit2gtk-driver xvfb"),
];

export const engines: readonly Candidate[] = [
  { name: "Chromium", missing: false, engine: async () => chromium(await findBrowser()) },
  ...otherEngines,
];

for (const { missing } of otherEngines) if (missing) console.log(`Skipped: ${missing}`);
