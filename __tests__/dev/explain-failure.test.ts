import { explanation } from "../../dev/explain-failure.mjs";

const mistake = { status: 1, output: "content/site.yaml:3:8\n  phone: telefon yazılmamış." };
const fine = { status: 0, output: "content/pages/kvkk.yaml:9:3 taslak" };
const failed = { outcome: "failure" };
const passed = { outcome: "success" };

test("names the file and field of a content mistake", () => {
  expect(explanation({ content: failed }, mistake)).toContain(mistake.output);
});

test("a build that stops lists what is left of the sample", () => {
  expect(explanation({ content: passed, build: failed }, fine)).toContain(fine.output);
});

test("other failures are not the editor's", () => {
  const text = explanation({ content: passed, build: passed, live: failed }, fine);
  expect(text).toContain("Geliştiriciye haber verin");
  expect(text).not.toContain(fine.output);
});

test.each([
  ["before the upload", { site: failed }, "yayındaki site değişmedi"],
  ["in tests", {}, "yayındaki site değişmedi"],
  ["in the upload", { cloudflare: failed }, "yenilenmiş olabilir"],
  ["after the upload", { netlify: passed, live: failed }, "yenilenmiş olabilir"],
])("says what is published after a failure %s", (_, steps, words) => {
  expect(explanation(steps, fine)).toContain(words);
});
