import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/**
 * Forwards connections to a port of this machine.
 * @param onPair called with the two sockets of each connection
 */
export async function forwardTo(
  port: number,
  onPair: (near: Socket, far: Socket) => void = () => undefined,
): Promise<Server> {
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    onPair(near, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from
        .on("error", () => to.destroy())
        .on("close", () => to.destroy())
        .pipe(to);
  }).listen(0);
  await once(server, "listening");
  return server;
}
