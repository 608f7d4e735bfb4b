/**
 * URL of the function: absolute if GATSBY_SUPABASE_URL is set, otherwise a path on the page's
 * origin, where the local stack serves it. Used as the form's `action`, so that forms work without scripts.
 */
export const functionAddress = `${(process.env.GATSBY_SUPABASE_URL ?? "").replace(/\/$/, "")}/functions/v1/send-contact-email`;
