/** How a PostgreSQL is reached: its address in one spelling, and how the connection is protected. */
export interface DatabaseAccess {
  url: string;
  /** As postgres.js takes it: none on this machine, elsewhere TLS with a certificate that is checked, or no connection. */
  ssl: false | { rejectUnauthorized: true; host: string; servername?: string; ca?: string };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const IP = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** Parts of an address by which programs choose how to encrypt; here there is one way only. */
const TLS_OPTIONS = ["sslmode", "ssl", "sslrootcert", "sslnegotiation"];

/** Whether a host name of an address can only be this machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** A certificate in PEM; where a setting has no room for line breaks they are written `\n`. */
function certificateOf(text: string): string {
  const pem = text.replaceAll("\\n", "\n").trim();
  if (/^-----BEGIN CERTIFICATE-----\n[\s\S]+\n-----END CERTIFICATE-----$/.test(pem)) return pem;
  throw new Error("The database's certificate authority is not PEM (-----BEGIN CERTIFICATE----- …).");
}

/**
 * Reads a connection string. To a host that is not this machine only an encrypted connection is made, and only with a
 * server that proves its name: by the system's certificate authorities, or by the one given.
 *
 * @param name of the setting, for errors; they never repeat the password
 * @param authority its certificate in PEM
 * @throws Error when the address is malformed, names several hosts, or asks for a connection without TLS
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
