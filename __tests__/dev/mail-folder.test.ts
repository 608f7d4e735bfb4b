import { writeFileSync } from "node:fs";
import path from "node:path";
import { openMailFolder } from "../../dev/stack/mail-folder.ts";
import { makeFolder } from "../support/make-folder.ts";

const mail = (subject: string) => Buffer.from(`Subject: ${subject}\r\n\r\nMerhaba`);

test("keeps mails in order and ignores other files", async () => {
  const folder = makeFolder();
  const first = await openMailFolder(folder);
  for (const subject of ["bir", "iki"]) await first.add(mail(subject));
  writeFileSync(path.join(folder, ".DS_Store"), "");
  const again = await openMailFolder(folder);
  expect(again.all().map(({ subject }) => subject)).toEqual(["bir", "iki"]);
});
