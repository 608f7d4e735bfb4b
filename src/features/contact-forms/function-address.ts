/**
 * Where messages go: the function's address, absolute where the build knows the project's, else a path of the page's own
 * origin, on which the local stack serves the function. A form has it as its `action`, so that browsers can post it
 * without scripts.
 */
export const functionAddress = `${(process.env.GATSBY_SUPABASE_URL ?? "").replace(/\/$/, "")}/functions/v1/send-contact-email`;
