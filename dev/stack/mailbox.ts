import { createServer, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { mailboxPage } from "./mailbox-pages.ts";
import { listen } from "./ports.ts";
import { parseMail, type ReceivedMail } from "./received-mail.ts";

/**
 * `false`: accepted. A number: rejected with that code. "drop": accepted, but the connection ends before the
 * response.
 */
type Verdict = false | number | "drop";

export interface Mailbox {
  url: string;
  smtpPort: number;
  /** All mails since the start, oldest first. */
  messages(): Promise<readonly ReceivedMail[]>;
  clear(): Promise<void>;
  refuseWhen(decide: () => Verdict): void;
  /** Simulates a server that is down: closes connections and refuses new ones. */
  setAway(isAway: boolean): void;
  stop(): Promise<void>;
}

function answer(response: ServerResponse, mails: ReceivedMail[]): void {
  response.setHeader("content-type", "text/html; charset=utf-8");
  // Mails run no scripts and load nothing.
  response.setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
  response.end(mailboxPage(mails.toReversed()));
}

function createCatcher(mails: ReceivedMail[], decide: () => Verdict, isAway: () => boolean): SMTPServer {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onConnect(_session, callback) {
      callback(isAway() ? Object.assign(new Error("Closed"), { responseCode: 421 }) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const verdict = decide();
        if (typeof verdict === "number")
          return callback(Object.assign(new Error("Refused"), { responseCode: verdict }));
        const answer = verdict === "drop" ? () => endConnections(smtp, session.id) : () => callback();
        parseMail(Buffer.concat(chunks)).then((mail) => {
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
  const web = createServer((_, response) => answer(response, mails));
  const closeCatcher = (): Promise<void> => new Promise((resolve) => smtp.close(() => resolve()));

  const webPort = await listen(web, webWanted);
  const smtpPort = await listen(smtp.server, smtpWanted);

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
