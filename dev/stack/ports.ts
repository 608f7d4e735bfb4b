import { createServer } from "node:net";

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(null));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : null));
    });
  });
}

/**
 * A free port on 127.0.0.1: the preferred one, else one of the fifty after it, said aloud.
 *
 * @param preferred 0 for any free port
 * @throws Error when none of them is free
 */
export async function freePort(
  preferred: number,
  name: string,
  say: (line: string) => void,
): Promise<number> {
  for (let port = preferred; port <= preferred + 50; port += 1) {
    const free = await tryPort(port);
    if (free === null) continue;
    if (preferred !== 0 && free !== preferred) {
      say(`Port ${preferred} (${name}) is taken by another program; using ${free} instead.`);
    }
    return free;
  }
  throw new Error(`No free port for the ${name} between ${preferred} and ${preferred + 50}.`);
}
