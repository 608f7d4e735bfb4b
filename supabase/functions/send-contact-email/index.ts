import { createDelivery, type Way } from "./delivery.ts";
import { readSettings } from "./env.ts";
import { type Deps, handler } from "./handler.ts";
import { createHealthReporter } from "./health.ts";
import { createMailer } from "./mail.ts";
import { openStore } from "./store.ts";

/** Given by Supabase's runtime; plain Deno lives on after an answer anyway. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

function log(event: string, details: Record<string, unknown>): void {
  console.error(JSON.stringify({ event, ...details }));
}

const settings = readSettings(Deno.env.toObject());
const store = openStore(settings);
const first: Way = { mailer: createMailer(settings.mail), mail: settings.mail };
const second: Way | undefined =
  settings.secondMail === null
    ? undefined
    : { mailer: createMailer(settings.secondMail), mail: settings.secondMail };
const delivery = createDelivery({ store, ways: [first, second], delivery: settings.delivery, log });

const deps: Deps = {
  settings,
  store,
  delivery,
  health: createHealthReporter(store),
  log,
  waitUntil: (work) => {
    if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
  },
};

Deno.serve((request) => handler(request, deps));
