import { randomInt } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:net";

/** How many ports after a taken one are tried before any free one is. */
const TRIED_AFTER = 50;
const LAST_PORT = 65_535;

/**
 * Where any free port is taken from: below those that systems give to outgoing connections, of which one could take
 * a port before its service begins to listen.
 */
const ANY_PORT = { from: 20_000, to: 32_000 };

/**
 * A port free on this machine: the preferred one, else one shortly after it, which is said aloud. It is not given
 * to another service of this process while its own has not begun to listen.
 *
 * @param preferred 0 for any free port
 * @param name what the port is for, as the message names it
 * @param othersPreferred ports this service does not fall back to, because another one prefers them
 */
export async function freePort(
  preferred: number,
  name: string,
  log: (line: string) => void,
  othersPreferred: readonly number[] = [],
): Promise<number> {
  // Playwright loads this file as CommonJS, which no Node before 20.19 can import a module into otherwise.
  const { default: getPort } = await import("get-port");
  const first = preferred === 0 ? randomInt(ANY_PORT.from, ANY_PORT.to) : preferred;
  const last = Math.min(first + TRIED_AFTER, LAST_PORT);
  const candidates = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const port = await getPort({
    port: candidates.filter((candidate) => candidate === first || !othersPreferred.includes(candidate)),
  });
  if (preferred !== 0 && port !== preferred)
    log(`Port ${preferred} (${name}) is taken; using ${port} instead.`);
  return port;
}

/** What is said when a port was free a moment ago and is not any more. */
export const lostPort = (port: number, name: string): Error =>
  new Error(`Port ${port} (${name}) was taken by another program in this moment; start again.`);

/**
 * Lets a server listen on 127.0.0.1.
 *
 * @param name what the port is for, as the message names it
 * @throws Error when the port is taken, or may not be used
 */
export async function listen(server: Server, port: number, name: string): Promise<void> {
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "EADDRINUSE" ? lostPort(port, name) : error;
  }
}
