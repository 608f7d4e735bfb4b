import { createDelivery } from "./delivery.ts";
import { handler } from "./handler.ts";
import { httpMailer, smtpMailer } from "./mailers.ts";
import { readSettings } from "./settings.ts";
import { openStore } from "./store.ts";

/** Provided by Supabase's runtime; plain Deno keeps running anyway. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

function log(event: string, details: Record<string, unknown>): void {
  console.error(JSON.stringify({ event, ...details }));
}

const settings = readSettings(Deno.env.toObject());
const { transport, to } = settings.mail;
const store = openStore(settings.database, to.length, settings);
const mailer = transport.kind === "http" ? httpMailer(transport) : smtpMailer(transport);
const delivery = createDelivery({ store, mailer, settings: settings.mail, log });

// The platform announces the end of a worker: running work is completed, nothing new is claimed.
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
