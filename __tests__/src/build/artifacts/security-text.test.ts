import { securityText } from "../../../../src/build/artifacts/security-text";

test("names the telephone of a laboratory without an e-mail address", () => {
  const text = securityText({ phone: { display: "0224 234 56 78" } }, "https://www.lab.example", new Date());
  expect(text).toMatch(/^Contact: tel:\+902242345678\n/);
});
