import type { SupabaseClient } from "@supabase/supabase-js";
import type {
  AcceptedAnswer,
  SubmissionPayload,
} from "../../../supabase/functions/send-contact-email/contract";
import { withTimeout } from "../../domain/with-timeout";
import { readRefusal } from "./refusal";

const functionName = "send-contact-email";

/** Request timeout in milliseconds. */
const answerLimit = 20_000;

/** Timeout for loading the client library, in milliseconds. */
const libraryLimit = 5_000;

/** Publishable key of the local stack. */
const localKey = "sb_publishable_local";

const readProject = () => ({
  url: process.env.GATSBY_SUPABASE_URL || window.location.origin,
  key: process.env.GATSBY_SUPABASE_ANON_KEY || localKey,
});

let client: Promise<SupabaseClient> | undefined;

/**
 * Loads the client library; called at a form's first interaction.
 * @throws Error if loading fails; the next call retries
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

/** The client library, or null on timeout, when the browser posts the form itself. */
export const clientInTime = (): Promise<SupabaseClient | null> =>
  withTimeout(libraryLimit, prepareClient()).catch(() => null);

/**
 * Sends a message to the function.
 * @returns the answer, or null if none came (no connection, a blocked call, a timeout)
 * @throws Refusal if the function refused it, Error if the answer has an error or is another server's
 */
export async function send(
  { functions }: SupabaseClient,
  body: SubmissionPayload,
): Promise<Partial<AcceptedAnswer> | null> {
  const { data, error, response } = await functions.invoke<Partial<AcceptedAnswer> | null>(functionName, {
    body,
    timeout: answerLimit,
  });
  if (response && !response.ok) throw await readRefusal(response);
  if (error && !response) return null;
  if (error) throw error;
  if (typeof data !== "object" || data === null || "error" in data) throw new Error(JSON.stringify(data));
  return data;
}
