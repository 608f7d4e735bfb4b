import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { workerFiles } from "#src/build/artifacts/retired-workers.ts";

/** The service worker of an earlier site, which answers every page by itself. */
const earlier = `
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate")
    event.respondWith(new Response("<h1>Eski site</h1>", { headers: { "content-type": "text/html" } }));
});`;

for (const name of workerFiles)
  test(`the site replaces an earlier one that left /${name}`, async ({ page, baseURL }) => {
    let isEarlier = true;
    const host = createServer(async ({ url = "/" }, response) => {
      if (isEarlier) {
        response.setHeader("content-type", url === `/${name}` ? "text/javascript" : "text/html");
        return response.end(url === `/${name}` ? earlier : "<h1>Eski site</h1>");
      }
      const { status, headers, body } = await fetch(baseURL + url);
      const kept = [...headers].filter(([header]) => !/^content-(?:encoding|length)$/.test(header));
      response.writeHead(status, Object.fromEntries(kept));
      response.end(body && Buffer.from(await new Response(body).arrayBuffer()));
    });
    await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
    const address = host.address();
    const site = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
    await page.goto(site);
    await page.evaluate(async (script) => {
      await navigator.serviceWorker.register(script);
      await navigator.serviceWorker.ready;
    }, `/${name}`);
    isEarlier = false;
    // The earlier worker answers once more. Meanwhile browsers look for a newer one, some seconds later than here.
    await page.goto(site);
    const registrations = () =>
      page.evaluate(async () => {
        const registered = await navigator.serviceWorker.getRegistrations();
        await Promise.all(registered.map((registration) => registration.update()));
        return registered.length;
      });
    await expect.poll(registrations).toBe(0);
    await page.goto(site);
    await expect(page.locator("#___gatsby")).toHaveCount(1);
    host.closeAllConnections();
    host.close();
  });
