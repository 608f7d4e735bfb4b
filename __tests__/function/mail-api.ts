import { createServer, type IncomingHttpHeaders } from "node:http";
import { listen } from "../../dev/stack/ports.ts";

interface ReceivedCall {
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

interface ApiAnswer {
  status: number;
  body: object | string;
  headers?: Record<string, string>;
}

export interface MailApi {
  url: string;
  /** Requests, oldest first. */
  received: ReceivedCall[];
  /** Decides the next responses; null never responds. */
  answerWith(decide: (call: ReceivedCall) => ApiAnswer | null): void;
  close(): void;
}

/** A local stand-in for the mail provider's HTTP API; accepts every mail by default. */
export async function startMailApi(): Promise<MailApi> {
  const received: ReceivedCall[] = [];
  let decide = (_: ReceivedCall): ApiAnswer | null => ({ status: 200, body: { id: "provider-1" } });
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = { headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) };
    received.push(call);
    const answer = decide(call);
    if (answer === null) return;
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    response.end(JSON.stringify(answer.body));
  });
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}/emails`,
    received,
    answerWith(decision) {
      decide = decision;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
