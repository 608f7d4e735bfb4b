import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { mailboxPage } from "./mailbox-pages.ts";
import { listen } from "./ports.ts";
import { parseMail, type ReceivedMail } from "./received-mail.ts";

/**
 * `false`: accepted. `true`: rejected with 451, a temporary failure. A number: rejected with that code.
 * "drop": accepted, but the connection ends before the response.
 */
type Verdict = boolean | number | "drop";

export interface Mailbox {
  url: string;
  smtpPort: number;
  /** All mails since the start, oldest first. */
  messages(): Promise<readonly ReceivedMail[]>;
  clear(): Promise<void>;
  /** Decides the outcome of each delivery. */
  refuseWhen(decide: () => Verdict): void;
  /** Simulates a server that is down: closes connections and refuses new ones. */
  setAway(isAway: boolean): void;
  stop(): Promise<void>;
}

/** Maximum size of a mail in bytes. */
const SIZE_LIMIT = 10 * 1024 * 1024;

function answer({ url }: IncomingMessage, response: ServerResponse, mails: ReceivedMail[]): void {
  const isJson = url === "/api/messages";
  response.setHeader("content-type", isJson ? "application/json" : "text/html; charset=utf-8");
  // Mails run no scripts and load nothing.
  response.setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
  response.end(isJson ? JSON.stringify(mails) : mailboxPage(mails.toReversed()));
}

/** Accepts or rejects mails as `decide` returns. */
function createCatcher(mails: ReceivedMail[], decide: () => Verdict, isAway: () => boolean): SMTPServer {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    size: SIZE_LIMIT,
    onConnect(_session, callback) {
      callback(isAway() ? Object.assign(new Error("Closed"), { responseCode: 421 }) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const verdict = decide();
        const responseCode = verdict === true ? 451 : verdict;
        if (typeof responseCode === "number")
          return callback(
            Object.assign(new Error(responseCode < 500 ? "Try again later" : "Refused"), { responseCode }),
          );
        const answer = verdict === "drop" ? () => endConnections(smtp, session.id) : () => callback();
        parseMail(randomUUID(), Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          answer();
        }, callback);
      });
    },
  });
  // Ignores senders that abort.
  smtp.on("error", () => undefined);
  return smtp;
}

/** Closes one connection, or all, without a response. */
function endConnections(smtp: SMTPServer, id?: string): void {
  for (const connection of smtp.connections as Set<{ id: string; _socket: Socket }>)
    if (id === undefined || connection.id === id) connection._socket.destroy();
}

/**
 * Starts the SMTP catcher and its web page on 127.0.0.1; port 0 is any free one.
 * @throws Error if a port is in use
 */
export async function startMailbox(smtpWanted: number, webWanted: number): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  let decide = (): Verdict => false;
  let away = false;
  const smtp = createCatcher(
    mails,
    () => decide(),
    () => away,
  );
  const web = createServer((request, response) => answer(request, response, mails));
  const closeCatcher = (): Promise<void> => new Promise((resolve) => smtp.close(() => resolve()));

  const webPort = await listen(web, webWanted);
  const smtpPort = await listen(smtp.server, smtpWanted).catch((error: unknown) => {
    web.close();
    throw error;
  });

  return {
    url: `http://127.0.0.1:${webPort}`,
    smtpPort,
    messages: async () => mails,
    async clear() {
      mails.length = 0;
    },
    refuseWhen(newDecision) {
      decide = newDecision;
    },
    setAway(isAway) {
      away = isAway;
      if (isAway) endConnections(smtp);
    },
    async stop() {
      web.closeAllConnections();
      await Promise.all([new Promise<void>((resolve) => web.close(() => resolve())), closeCatcher()]);
    },
  };
}
