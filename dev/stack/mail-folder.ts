import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";

/** A received mail, as returned by `GET /api/messages`. */
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

export type MailFolder = Awaited<ReturnType<typeof openMailFolder>>;

/** Stores mails as .eml files named by time and order of arrival; creates the folder if needed. */
export async function openMailFolder(folder: string) {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(
    names.map(async (name) => parse(path.parse(name).name, await readFile(path.join(folder, name)))),
  );
  let count = 0;
  return {
    /** All mails, oldest first. */
    all: (): readonly ReceivedMail[] => mails,
    async add(raw: Buffer): Promise<void> {
      count += 1;
      const id = `${Date.now()}-${String(count).padStart(6, "0")}`;
      await writeFile(path.join(folder, `${id}.eml`), raw);
      mails.push(await parse(id, raw));
    },
    async clear(): Promise<void> {
      mails.length = 0;
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
    },
  };
}
