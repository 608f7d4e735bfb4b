import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareDatabase } from "../../dev/stack/migrate.ts";
import { migrationsFolder } from "../../dev/stack/settings.ts";
import { contact, eventually, letPass, outboxOf, post, sharedStack } from "./support.ts";

/** Released files with the start of their SHA-256. A deployed database has them: a change is a new file. */
const released: Record<string, string> = {
  "20261128000000_contact_messages.sql": "b51e631c0c9fc120",
  "20261128000100_contact_mail.sql": "426a42b47a33d631",
  "20261128000200_contact_operations.sql": "84011eb3ae960a0e",
  "20261128000300_contact_rights.sql": "ff2bb2a298aa41f8",
};

for (const [file, hash] of Object.entries(released))
  test(`${file} is as it was released`, async () => {
    const text = await readFile(path.join(migrationsFolder, file));
    expect(createHash("sha256").update(text).digest("hex")).toMatch(new RegExp(`^${hash}`));
  });

test("later files come after the released ones", async () => {
  const files = (await readdir(migrationsFolder)).sort();
  expect(files.slice(0, Object.keys(released).length)).toEqual(Object.keys(released));
});

describe("a later file", () => {
  const stack = sharedStack();

  test("changes a database that holds messages, which are delivered", async () => {
    stack.mailbox.setAway(true);
    const [before, after] = [contact(), contact()];
    expect((await post(stack, before)).status).toBe(202);
    await eventually(async () => (await outboxOf(stack, before.submissionId))?.failures === 1);

    const folder = await mkdtemp(path.join(tmpdir(), "migrations-"));
    for (const part of [migrationsFolder, path.resolve(__dirname, "../fixtures/migrations")])
      await cp(part, folder, { recursive: true });
    await prepareDatabase(stack.database.url, folder);
    // Once more: nothing is applied twice.
    await prepareDatabase(stack.database.url, folder);
    await rm(folder, { recursive: true });

    stack.mailbox.setAway(false);
    expect((await post(stack, after)).status).toBe(202);
    await letPass(stack, "1 hour");
    await stack.drain();
    for (const { submissionId } of [before, after])
      await eventually(async () => (await outboxOf(stack, submissionId))?.status === "sent");
    const mailed = (await stack.mailbox.messages()).map(({ messageId }) => messageId.slice(1, 37)).sort();
    expect(mailed).toEqual([before.submissionId, after.submissionId].sort());
    const marks = await stack.sql`select provider_id from contact.outbox where submission_id is not null`;
    expect(marks.map(({ provider_id: mark }) => mark)).toEqual(["tr", "tr"]);
  });
});
