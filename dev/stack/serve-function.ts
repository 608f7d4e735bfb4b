// What Deno runs: the function, on the port of this machine's stack. Hosted, the platform itself says where it listens.
const { serve } = Deno;
const place = { hostname: "127.0.0.1", port: Number(Deno.args[0]) };
Deno.serve = ((handler: Deno.ServeHandler) => serve(place, handler)) as typeof Deno.serve;
await import("../../supabase/functions/send-contact-email/index.ts");
