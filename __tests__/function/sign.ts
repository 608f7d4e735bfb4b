import { createHmac } from "node:crypto";

/** A secret in the form the mail provider shows it. */
export const WEBHOOK_SECRET = `whsec_${Buffer.from("the provider's and ours").toString("base64")}`;

interface Signing {
  id?: string;
  /** Seconds since 1970; now unless told. */
  time?: number;
  secret?: string;
}

/** The headers with which the mail provider sends a body. */
export function signed(body: string, { id = "msg_1", time, secret = WEBHOOK_SECRET }: Signing = {}) {
  const timestamp = String(time ?? Math.floor(Date.now() / 1_000));
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": `v1,${signature}` };
}
