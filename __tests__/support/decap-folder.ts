import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Stands for Decap's bundle, which `npm run test:edit` loads in a browser. */
export const decapScript = "/* Decap CMS */";

/** A folder in which Decap counts as installed, so that nothing is fetched. */
export function createDecapFolder(folder = mkdtempSync(path.join(tmpdir(), "decap-"))): string {
  const lock = JSON.stringify({ packages: { "": {}, "node_modules/decap-cms": { version: "3.0.0" } } });
  const decap = path.join(folder, "node_modules/decap-cms");
  mkdirSync(path.join(decap, "dist"), { recursive: true });
  writeFileSync(path.join(folder, "package-lock.json"), lock);
  writeFileSync(path.join(folder, "node_modules/.package-lock.json"), lock);
  writeFileSync(path.join(decap, "package.json"), JSON.stringify({ version: "3.0.0" }));
  writeFileSync(path.join(decap, "dist/decap-cms.js"), decapScript);
  return folder;
}
