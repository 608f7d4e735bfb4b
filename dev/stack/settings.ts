import path from "node:path";
import { root } from "../root.ts";

/** Ports the stack prefers; a taken one is replaced by the next free one, and 0 means any free one. */
export interface Ports {
  site: number;
  function: number;
  database: number;
  mailbox: number;
  smtp: number;
}

export const defaultPorts: Ports = {
  site: 9000,
  function: 54321,
  database: 54322,
  mailbox: 8025,
  smtp: 1025,
};
export const randomPorts: Ports = { site: 0, function: 0, database: 0, mailbox: 0, smtp: 0 };

/** Keys of this machine's stack. They guard nothing but messages sent to oneself. */
export const publishableKey = "sb_publishable_local";
export const drainKey = "local-drain-key-that-guards-nothing-at-all";
export const staffLinkKey = "local-link-key-that-guards-nothing-at-all";

export const functionPath = "/functions/v1/send-contact-email";
export const functionFolder = path.join(root, "supabase", "functions", "send-contact-email");
export const migrationsFolder = path.join(root, "supabase", "migrations");
