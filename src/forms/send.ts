import type { SupabaseClient } from "@supabase/supabase-js";
import type { SubmissionPayload } from "../../supabase/functions/send-contact-email/contract";
import { withinTime } from "../lib/within-time";
import { functionAddress } from "./function-address";
import { readRefusal } from "./refusal";

const functionName = "send-contact-email";

/** Milliseconds after which a request without an answer counts as failed. */
const answerLimit = 20_000;

/** Milliseconds that a message waits for the client library; then it goes without. */
const libraryLimit = 5_000;

/** The local stack serves the function on the site's own origin under this key. */
const localKey = "sb_publishable_local";

const readProject = () => ({
  url: process.env.GATSBY_SUPABASE_URL || window.location.origin,
  key: process.env.GATSBY_SUPABASE_ANON_KEY || localKey,
});

let client: Promise<SupabaseClient> | undefined;

/**
 * Loads the client library; called when a form is first touched, so that sending does not wait for it.
 * @throws Error when it cannot be loaded; the next call tries again
 */
export function prepareClient(): Promise<SupabaseClient> {
  client ??= import(/* webpackChunkName: "supabase" */ "@supabase/supabase-js").then(({ createClient }) => {
    const { url, key } = readProject();
    const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
    return createClient(url, key, { auth });
  });
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/**
 * Sends a message to the hosted function.
 * @throws Refusal when the function did not take it, Error when there was no connection or no answer in time
 */
export async function send(payload: SubmissionPayload): Promise<void> {
  const library = await withinTime(libraryLimit, prepareClient()).catch(() => null);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), answerLimit);
  try {
    const answer = await (library ? invoke(library, payload, abort.signal) : post(payload, abort.signal));
    if (answer && (typeof answer !== "object" || "error" in answer)) throw new Error(JSON.stringify(answer));
  } finally {
    clearTimeout(timer);
  }
}

async function invoke({ functions }: SupabaseClient, body: SubmissionPayload, signal: AbortSignal) {
  const { data, error, response } = await functions.invoke<unknown>(functionName, { body, signal });
  if (response && !response.ok) throw await readRefusal(response);
  if (error) throw error;
  return data;
}

/** Asks as the client library does: a message does not depend on a file that may not come. */
async function post(payload: SubmissionPayload, signal: AbortSignal): Promise<unknown> {
  const { key } = readProject();
  const response = await fetch(new URL(functionAddress, window.location.origin).href, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: key, Authorization: `Bearer ${key}` },
    body: JSON.stringify(payload),
    signal,
  });
  if (!response.ok) throw await readRefusal(response);
  return response.json();
}
