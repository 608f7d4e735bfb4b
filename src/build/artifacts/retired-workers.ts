import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Names under which earlier sites' builders register a service worker: Gatsby and Workbox, Create React App, Angular, Firebase. */
export const workerFiles = [
  "sw.js",
  "service-worker.js",
  "ngsw-worker.js",
  "firebase-messaging-sw.js",
] as const;

const worker = `// Ends the service worker of an earlier site at this address, which would show that site for ever.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(self.registration.unregister());
});
`;

/**
 * Replaces the service workers of an earlier site, which browsers keep if their file is missing. No page is reloaded, because
 * it may be in use; the next one comes from the network.
 * @param site absolute path of the built site
 */
export async function writeRetiredWorkers(site: string): Promise<void> {
  for (const name of workerFiles) await writeFile(join(site, name), worker);
}
