import type { SupabaseClient } from "@supabase/supabase-js";
import type { SubmissionPayload } from "../../../supabase/functions/send-contact-email/contract";
import { withTimeout } from "../../domain/with-timeout";
import { readRefusal } from "./refusal";

const functionName = "send-contact-email";

/** Milliseconds after which a request without an answer counts as failed. */
const answerLimit = 20_000;

/** Milliseconds that a message waits for the client library. */
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

/** The client library, or null where its file does not come in time: then the browser itself posts the form. */
export const clientInTime = (): Promise<SupabaseClient | null> =>
  withTimeout(libraryLimit, prepareClient()).catch(() => null);

/**
 * Sends a message to the hosted function.
 * @throws Refusal when the function did not take it, Error when there was no connection or no answer in time
 */
export async function send({ functions }: SupabaseClient, body: SubmissionPayload): Promise<void> {
  const { data, error, response } = await functions.invoke<unknown>(functionName, {
    body,
    timeout: answerLimit,
  });
  if (response && !response.ok) throw await readRefusal(response);
  if (error) throw error;
  if (typeof data !== "object" || data === null || "error" in data) throw new Error(JSON.stringify(data));
}
