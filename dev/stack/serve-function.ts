// Entry point of Deno on this machine: serves the function on the stack's port. Hosted, the platform chooses
// the port.
const { serve } = Deno;
const place = { hostname: "127.0.0.1", port: Number(Deno.args[0]) };
Deno.serve = ((handler: Deno.ServeHandler) => serve(place, handler)) as typeof Deno.serve;
await import("../../supabase/functions/send-contact-email/index.ts");
