import path from "node:path";
import { root } from "../root.ts";

/** Keys of the local stack. Not secret: they protect only messages sent to oneself. */
export const publishableKey = "sb_publishable_local";
export const drainKey = "local-drain-key-that-guards-nothing-at-all";
export const clientHashKey = "local-hash-key-that-guards-nothing-at-all";

export const functionPath = "/functions/v1/send-contact-email";
export const functionFolder = path.join(root, "supabase", "functions", "send-contact-email");
export const migrationsFolder = path.join(root, "supabase", "migrations");
