import { formStrings as form } from "#src/features/contact-forms/form-strings.ts";
import { createRefusal, hintFor } from "#src/features/contact-forms/refusal.ts";

test.each([
  ["too long a message", createRefusal(413), form.tooLong],
  ["too many messages", createRefusal(429, [], 45), /Lütfen .* sonra yeniden deneyin ya da bizi arayın\./],
])("explains %s", (_, refusal, hint) => {
  expect(hintFor(refusal)).toMatch(hint);
});

test.each([
  [59, "59 saniye"],
  [60, "1 dakika"],
  [61, "2 dakika"],
  [3540, "59 dakika"],
  [3541, "1 saat"],
  [3601, "2 saat"],
  [82_800, "23 saat"],
  [null, "birkaç dakika"],
])("a wait of %s seconds is %s", (seconds, words) => {
  expect(hintFor(createRefusal(429, [], seconds))).toContain(`Lütfen ${words} sonra`);
});

test("suggests only a retry when the function has failed", () => {
  expect(hintFor(createRefusal(500))).toBeNull();
});
