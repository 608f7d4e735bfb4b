import { readFileSync } from "node:fs";
import { askForHost } from "../../dev/deploy/host.ts";
import { problemOf } from "../../dev/deploy/questions.ts";

test.each([
  ["MAIL_TO", "bilgi@lab.example; kayit@lab.example", /virgül/],
  ["SMTP_PORT", "587", /587 numaralı bağlantı noktasını kullanamaz.*465 ya da 2465/],
  ["SMTP_PORT", "posta", /465 ya da 2465/],
  ["MAILS_PER_DAY", "çok", /tam sayı/],
  ["MAIL_FROM", "web", /web@laboratuvar\.com/],
  ["RESEND_WEBHOOK_SECRET", "anahtar", /whsec_/],
  ["SITE_HOST", "cloudfare", /cloudflare, netlify ya da folder/],
])("a deployment refuses %s “%s” in Turkish", (name, answer, said) => {
  expect(problemOf(name, answer)).toMatch(said);
});

test("a deployment takes the ports of encrypted mail", () => {
  for (const port of ["465", "2465"]) expect(problemOf("SMTP_PORT", port)).toBeUndefined();
});

test("Cloudflare's project is called as in wrangler.toml where nothing else is answered", async () => {
  const { upload } = await askForHost(async (_, initial) => initial ?? "x");
  const name = upload?.args.at(upload.args.indexOf("--project-name") + 1);
  expect(readFileSync("wrangler.toml", "utf8")).toContain(`\nname = "${name}"\n`);
});
