import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";

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

export interface MailFolder {
  /** The mail of an id, or null when there is none. */
  read(id: string): Promise<ReceivedMail | null>;
  add(raw: Buffer): Promise<void>;
  /** All mails, oldest first. */
  all(): Promise<ReceivedMail[]>;
  clear(): Promise<void>;
}

/** Keeps mails as .eml files named by the millisecond and order of their arrival; makes the folder if needed. */
export async function openMailFolder(folder: string): Promise<MailFolder> {
  await mkdir(folder, { recursive: true });
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
    async add(raw) {
      count += 1;
      await writeFile(path.join(folder, `${Date.now()}-${String(count).padStart(6, "0")}.eml`), raw);
    },
    async all() {
      const files = (await readdir(folder)).filter((file) => file.endsWith(".eml")).sort();
      const mails = await Promise.all(files.map((file) => read(file.slice(0, -".eml".length))));
      return mails.filter((mail) => mail !== null);
    },
    async clear() {
      parsed.clear();
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
    },
  };
}
