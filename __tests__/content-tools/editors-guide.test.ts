import { readFileSync } from "node:fs";
import { mistakes } from "./check/mistakes";

/** The messages of the guide's tables; "…" stands for what the check fills in. */
const explained = [...readFileSync("docs/editors.md", "utf8").matchAll(/^\| (.*?) +\| .* \|$/gm)]
  .map(([, message = ""]) => message)
  .filter((message) => /[.…]$/.test(message));

const patternOf = (message: string) =>
  new RegExp(
    `^${message
      .replace("\\\\", "\\")
      .split("…")
      .map((piece) => piece.trim().replace(/[\\{}[\]().*+?^$|]/g, "\\$&"))
      .join(" ?.*? ?")}$`,
    "s",
  );

/** What the check says, as `check/mistakes.test.ts` proves; of a pattern its source does. */
const said = [
  ...new Set(
    mistakes.map(({ message }) =>
      typeof message === "string" ? message : message.source.replace(/^\^|\$$/g, "").replaceAll("\\", ""),
    ),
  ),
];

test.each(said)("the guide explains “%s”", (message) => {
  expect(explained.filter((row) => patternOf(row).test(message))).not.toEqual([]);
});

test.each(explained)("the check says “%s”", (row) => {
  expect(said.filter((message) => patternOf(row).test(message))).not.toEqual([]);
});
