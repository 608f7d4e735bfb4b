import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/**
 * The site's port and the four after it, or any free ones.
 * @param base port of the site; 0 for free ports, as tests use
 */
export function portsFrom(base: number) {
  const port = (distance: number): number => (base === 0 ? 0 : base + distance);
  return { site: base, function: port(1), database: port(2), mailbox: port(3), "mail server": port(4) };
}

/** Ports on 127.0.0.1; 0 is any free one. */
type Ports = ReturnType<typeof portsFrom>;

/**
 * The port of the site, from PORT.
 * @param usual default
 * @throws Error if it is no port, or leaves no room for the other ports
 */
export function basePort({ PORT }: NodeJS.ProcessEnv, usual: number): number {
  const port = Number(PORT || usual);
  if (Number.isInteger(port) && port >= 0 && port <= 65_531) return port;
  throw new Error(`PORT=${PORT} is not a port: a number up to 65531, since the four after it are used too.`);
}

/** Listens on 127.0.0.1 and returns the port. */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A port that is currently free, for programs that cannot choose one themselves. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer();
  const port = await listen(server, wanted);
  server.close();
  await once(server, "close");
  return port;
}

/** @throws Error that names the first port in use, and the fix */
export async function requireFree(ports: Ports): Promise<void> {
  for (const [part, port] of Object.entries(ports)) {
    await freePort(port).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") throw error;
      throw new Error(
        `Port ${port} (${part}) is taken: by another \`npm start\`, or by another program. End that one, or move all ` +
          `ports: with PORT=${ports.site + 100} in the environment, those from ${ports.site + 100} on are used.`,
      );
    });
  }
}
