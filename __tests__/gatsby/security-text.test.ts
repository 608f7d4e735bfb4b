import { securityText } from "../../gatsby/security-text";

const phone = { e164: "+902242345678" };
const text = (email?: string) =>
  securityText({ email, phone }, "https://www.niluferprotez.example", new Date("2026-11-22T21:30:00Z"));

test("names the e-mail address, where to find the file, and until when it is good", () => {
  expect(text("bilgi@niluferprotez.example")).toBe(
    "Contact: mailto:bilgi@niluferprotez.example\n" +
      "Expires: 2027-11-22T00:00:00Z\n" +
      "Preferred-Languages: tr, en\n" +
      "Canonical: https://www.niluferprotez.example/.well-known/security.txt\n",
  );
});

test("names the telephone of a laboratory without an e-mail address", () => {
  expect(text()).toMatch(/^Contact: tel:\+902242345678\n/);
});
