import { formStrings as form } from "../../../../src/features/contact-forms/form-strings";
import { createRefusal, hintFor } from "../../../../src/features/contact-forms/refusal";

test.each([
  ["too long a message", createRefusal(413), form.tooLong],
  ["too many messages, by seconds", createRefusal(429, [], 45), /45 saniye sonra .* ya da bizi arayın\./],
  ["too many messages, by minutes", createRefusal(429, [], 61), /Lütfen 2 dakika sonra/],
  ["too many messages, for a time unknown", createRefusal(429), /Lütfen birkaç dakika sonra/],
])("explains %s", (_, refusal, hint) => {
  expect(hintFor(refusal)).toMatch(hint);
});

test("suggests only a retry when the function has failed", () => {
  expect(hintFor(createRefusal(500))).toBeNull();
});
