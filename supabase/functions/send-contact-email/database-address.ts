/** A normalised PostgreSQL address and its TLS options. */
export interface DatabaseAccess {
  url: string;
  /** postgres.js `ssl` option: off on this machine, elsewhere TLS with certificate verification. */
  ssl: false | { rejectUnauthorized: true; host: string; servername?: string; ca?: string };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const IP = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** URL parameters that select TLS modes; not supported here. */
const TLS_OPTIONS = ["sslmode", "ssl", "sslrootcert", "sslnegotiation"];

/** Whether a host can only be this machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** A PEM certificate, whose line breaks may be escaped. */
function certificateOf(text: string): string {
  const pem = text.replaceAll("\\n", "\n").trim();
  if (/^-----BEGIN CERTIFICATE-----\n[\s\S]+\n-----END CERTIFICATE-----$/.test(pem)) return pem;
  throw new Error("The database's certificate authority is not PEM (-----BEGIN CERTIFICATE----- …).");
}

/**
 * Parses a connection string. Remote hosts require TLS with a verified certificate.
 * @param name name of the setting for errors, which never contain the password
 * @param authority CA certificate in PEM; defaults to the system's
 * @throws Error if the address is malformed, names several hosts, or disables TLS
 */
export function databaseAccess(name: string, address: string, authority?: string): DatabaseAccess {
  if (!URL.canParse(address) || !/^postgres(ql)?:$/.test(new URL(address).protocol))
    throw new Error(`${name} is not an address of a PostgreSQL: postgresql://…`);
  const url = new URL(address);
  const { hostname } = url;
  if (hostname === "" || hostname.includes(",")) throw new Error(`${name} must name one host.`);
  const asked = TLS_OPTIONS.map((option) => url.searchParams.get(option));
  for (const option of TLS_OPTIONS) url.searchParams.delete(option);
  if (isLoopback(hostname)) return { url: url.href, ssl: false };
  if (asked.some((value) => value === "disable" || value === "false"))
    throw new Error(`${name} asks for a connection without TLS; to ${hostname} there is none.`);
  const host = hostname.replace(/^\[|\]$/g, "");
  return {
    url: url.href,
    ssl: {
      rejectUnauthorized: true,
      host,
      ...(IP.test(hostname) ? {} : { servername: host }),
      ...(authority === undefined ? {} : { ca: certificateOf(authority) }),
    },
  };
}
