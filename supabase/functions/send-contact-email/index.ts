import { createDelivery } from "./delivery.ts";
import { handler } from "./handler.ts";
import { createMailer } from "./mailer.ts";
import { readSettings } from "./settings.ts";
import { openStore } from "./store.ts";

/** Given by Supabase's runtime; plain Deno lives on after an answer anyway. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

function log(event: string, details: Record<string, unknown>): void {
  console.error(JSON.stringify({ event, ...details }));
}

const settings = readSettings(Deno.env.toObject());
const store = openStore(settings.database);
const delivery = createDelivery({ store, mailer: createMailer(settings.mail), settings: settings.mail, log });

// The platform ends a worker some seconds after it has said so: what is under way is finished, nothing new is claimed.
addEventListener("beforeunload", delivery.end);

Deno.serve((request) =>
  handler(request, {
    settings,
    store,
    delivery,
    log,
    waitUntil: (work) => {
      if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
    },
  }),
);
