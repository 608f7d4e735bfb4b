import { telephoneProblems } from "../../../../src/content-model/check/telephone-problems";
import { parseSourceFile } from "../../../../src/content-model/documents";

const messages = (display: string, e164: string): string[] =>
  telephoneProblems(parseSourceFile("site.yaml", `phone:\n  display: ${display}\n  e164: ${e164}\n`)).map(
    ({ message }) => message,
  );

test("reports a dialled number that differs from the displayed one", () => {
  expect(messages("0224 111 22 33", '"+905321112233"')).toEqual([
    "Sitede “0224 111 22 33” okunur, dokununca “+905321112233” aranır.",
  ]);
});

test("accepts a dialled number that matches the displayed one", () => {
  expect(messages("0224 111 22 33", '"+902241112233"')).toEqual([]);
});

test.each(["{}", "[]", "902241112233", "true"])("leaves the value %s to the schema check", (value) => {
  expect(messages("0224 111 22 33", value)).toEqual([]);
});

test("reports a displayed text that is no number", () => {
  expect(messages("arayın", "{}")).toEqual(["“arayın” bir telefon numarası değil."]);
});
