import type { SupabaseClient } from "@supabase/supabase-js";
import type { Answer, SubmissionPayload } from "../../supabase/functions/send-contact-email/contract";

const functionName = "send-contact-email";

/** Milliseconds after which a request without an answer counts as failed. */
const timeout = 20_000;

/** The local stack serves the function on the site's own origin under this key. */
const localKey = "sb_publishable_local";

let client: Promise<SupabaseClient> | undefined;

/** Loads the client library; called when a form is first touched, so that sending does not wait for it. */
export function prepareClient(): Promise<SupabaseClient> {
  client ??= import("@supabase/supabase-js").then(({ createClient }) =>
    createClient(
      process.env.GATSBY_SUPABASE_URL || window.location.origin,
      process.env.GATSBY_SUPABASE_ANON_KEY || localKey,
      { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } },
    ),
  );
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/**
 * Sends a message to the hosted function.
 * @throws Error when it was not accepted, for whatever reason: no connection, no answer in time, or a refusal
 */
export async function send(payload: SubmissionPayload): Promise<void> {
  const { functions } = await prepareClient();
  const { data, error } = await functions.invoke<Answer>(functionName, { body: payload, timeout });
  if (error) throw error;
  if (data && "error" in data) throw new Error(data.error);
}
