import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { listPage, messagePage } from "./mailbox-pages.ts";

/** A received mail, as `GET /api/messages` gives it. */
export interface ReceivedMail {
  id: string;
  receivedAt: string;
  messageId: string;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
}

export interface Mailbox {
  url: string;
  /** All received mails, oldest first. */
  messages(): Promise<ReceivedMail[]>;
  clear(): Promise<void>;
  /** Asked before each delivery: an error is answered to the sender, 451, as a server in trouble does. */
  refuseWhen(decide: () => boolean): void;
  stop(): Promise<void>;
}

/** Largest mail taken, in bytes. */
const SIZE_LIMIT = 10 * 1024 * 1024;

/** The HTML of a mail is shown without scripts, forms or anything from the network. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; script-src 'none'";

async function parse(id: string, raw: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  const addresses = (list: { address?: string }[] = []): string[] => list.map(({ address }) => address ?? "");
  return {
    id,
    receivedAt: new Date(Number(id.split("-")[0])).toISOString(),
    messageId: mail.messageId ?? "",
    from: mail.from?.address ?? "",
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}

/** Keeps mails as .eml files named by the millisecond and order of their arrival. */
function mailFolder(folder: string) {
  const parsed = new Map<string, ReceivedMail>();
  let count = 0;

  async function read(id: string): Promise<ReceivedMail | null> {
    const known = parsed.get(id);
    if (known !== undefined) return known;
    if (!/^\d+-\d+$/.test(id)) return null;
    const raw = await readFile(path.join(folder, `${id}.eml`)).catch(() => null);
    if (raw === null) return null;
    const mail = await parse(id, raw);
    parsed.set(id, mail);
    return mail;
  }

  return {
    read,
    async add(raw: Buffer): Promise<void> {
      count += 1;
      await writeFile(path.join(folder, `${Date.now()}-${String(count).padStart(6, "0")}.eml`), raw);
    },
    async all(): Promise<ReceivedMail[]> {
      const files = (await readdir(folder)).filter((file) => file.endsWith(".eml")).sort();
      const mails = await Promise.all(files.map((file) => read(file.slice(0, -".eml".length))));
      return mails.filter((mail) => mail !== null);
    },
    async clear(): Promise<void> {
      parsed.clear();
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
    },
  };
}

type Folder = ReturnType<typeof mailFolder>;

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  policy = PAGE_POLICY,
): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  response.end(body);
}

async function answer(request: IncomingMessage, response: ServerResponse, folder: Folder): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://mailbox");
  const [section = "", id = "", part = ""] = pathname.split("/").slice(1);
  if (pathname === "/api/messages" && request.method === "DELETE") {
    await folder.clear();
    return send(response, 200, "application/json", "[]");
  }
  if (request.method !== "GET") return send(response, 405, "text/plain", "Method not allowed");
  if (pathname === "/") return send(response, 200, "text/html", listPage((await folder.all()).reverse()));
  if (pathname === "/api/messages")
    return send(response, 200, "application/json", JSON.stringify(await folder.all()));
  const mail = section === "messages" ? await folder.read(id) : null;
  if (mail === null || (part !== "" && part !== "html"))
    return send(response, 404, "text/plain", "Not found");
  if (part === "html") return send(response, 200, "text/html", mail.html, MAIL_POLICY);
  return send(response, 200, "text/html", messagePage(mail));
}

/** Starts the SMTP catcher and the page that shows what it caught, both on 127.0.0.1. */
export async function startMailbox(folderPath: string, smtpPort: number, webPort: number): Promise<Mailbox> {
  await mkdir(folderPath, { recursive: true });
  const folder = mailFolder(folderPath);
  let refuse = (): boolean => false;

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    size: SIZE_LIMIT,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refuse()) return callback(Object.assign(new Error("Try again later"), { responseCode: 451 }));
        folder.add(Buffer.concat(chunks)).then(() => callback(), callback);
      });
    },
  });
  // A sender that breaks off is its own affair.
  smtp.on("error", () => undefined);
  await new Promise<void>((resolve) => smtp.listen(smtpPort, "127.0.0.1", resolve));

  const web = createServer((request, response) => {
    answer(request, response, folder).catch(() => send(response, 500, "text/plain", "The mailbox failed"));
  });
  await new Promise<void>((resolve) => web.listen(webPort, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${webPort}`,
    messages: folder.all,
    clear: folder.clear,
    refuseWhen(decide) {
      refuse = decide;
    },
    async stop() {
      web.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => web.close(() => resolve())),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
    },
  };
}
