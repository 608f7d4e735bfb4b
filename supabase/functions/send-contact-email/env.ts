import type { ClientSettings, RateLimits } from "./client.ts";
import { type DatabaseAccess, databaseAccess } from "./database-address.ts";
import {
  type DeliverySettings,
  type MailSettings,
  readDelivery,
  readFirstWay,
  readSecondWay,
} from "./mail-env.ts";
import { type Environment, SettingsReader } from "./settings-reader.ts";

/** Settings of the function, read once at start; a missing or malformed one stops it with its name. */
export interface Settings extends ClientSettings {
  /** Of the low-privilege role `contact_function`; in production through the transaction pooler. */
  database: DatabaseAccess;
  databasePoolSize: number;
  publishableKeys: string[];
  /** Keys of the drain endpoint: the present one first, then those that are being replaced. */
  drainKeys: string[];
  /** Origins (scheme, host, port) whose pages may call the function. */
  allowedOrigins: string[];
  /** Origin of the project, whose pages are the function's own; null where the function stands on none. */
  ownOrigin: string | null;
  minFillMs: number;
  mail: MailSettings;
  /** Where mail goes that did not arrive on the usual way; null where there is no other. */
  secondMail: MailSettings | null;
  delivery: DeliverySettings;
  /** Secret under which the mail provider signs its events (`whsec_…`); null where it sends none. */
  mailEventsSecret: string | null;
}

/** Where the site has the page that opens links to held messages; `plugins/held-messages` makes it. */
const LINK_PAGE = "/bekleyen-mesaj";

/** Limits of networks and of everybody grow with that of an address unless they are set. */
function readRates(read: SettingsReader): RateLimits {
  const burst = read.number("RATE_LIMIT_BURST", 10);
  const perHour = read.number("RATE_LIMIT_PER_HOUR", 30);
  return {
    address: { burst, perHour },
    network: {
      burst: read.number("RATE_LIMIT_NETWORK_BURST", burst * 3),
      perHour: read.number("RATE_LIMIT_NETWORK_PER_HOUR", perHour * 3),
    },
    everybody: {
      burst: read.number("RATE_LIMIT_TOTAL_BURST", burst * 40),
      perHour: read.number("RATE_LIMIT_TOTAL_PER_HOUR", perHour * 40),
    },
  };
}

/** @throws Error naming the setting that is missing or malformed */
export function readSettings(env: Environment): Settings {
  const read = new SettingsReader(env);
  const allowedOrigins = read.list("ALLOWED_ORIGINS");
  const links = { page: `${allowedOrigins[0] ?? ""}${LINK_PAGE}`, keys: read.secrets("STAFF_LINK_KEY") };
  const mail = readFirstWay(read, links);
  const secondMail = readSecondWay(read, links);
  return {
    database: databaseAccess(
      "CONTACT_DATABASE_URL",
      read.required("CONTACT_DATABASE_URL"),
      read.optional("CONTACT_DATABASE_CA"),
    ),
    databasePoolSize: read.number("CONTACT_DATABASE_POOL", 4),
    publishableKeys: read.keys("SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY"),
    drainKeys: read.secrets("DRAIN_KEY"),
    allowedOrigins,
    ownOrigin: read.origin("SUPABASE_URL"),
    clientHashKey: read.required("CLIENT_HASH_KEY"),
    clientAddressHeader: read.optional("CLIENT_ADDRESS_HEADER") ?? "cf-connecting-ip",
    rates: readRates(read),
    minFillMs: read.number("MIN_FILL_MS", 2_000),
    mail,
    secondMail,
    delivery: readDelivery(read, secondMail === null ? [mail] : [mail, secondMail]),
    mailEventsSecret: read.optional("RESEND_WEBHOOK_SECRET") ?? null,
  };
}
