import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, test } from "node:test";
import { root } from "../../dev/root.ts";
import { variablesIn, variablesOf } from "../support/environment.ts";

const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** The names in the first column of the tables under a page's headings, by heading. */
function tablesOf(markdown: string): Map<string, string[]> {
  const sections = markdown.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const rows = section.split("\n").filter((line) => line.startsWith("| `"));
      const names = rows.flatMap((row) => row.split("|")[1]?.match(/[A-Za-z_]\w*/g) ?? []);
      return [section.split("\n")[0] ?? "", names];
    }),
  );
}

const tables = tablesOf(read("docs/environment.md"));
const documented = [...tables.values()].flat().sort();
const notYours = tables.get("Not yours to set") ?? [];
/** Read by a program of others that the project runs. */
const readElsewhere = ["GATSBY_TELEMETRY_DISABLED"];

describe("docs/environment.md", () => {
  test("names every variable the code reads, and no other", () => {
    assert.ok(documented.length > 40, "the tables are found");
    assert.deepEqual(documented, [...variablesOf(root), ...readElsewhere].sort());
  });

  test("names each once, with every cell filled", () => {
    assert.deepEqual(documented, [...new Set(documented)]);
    const rows = read("docs/environment.md")
      .split("\n")
      .filter((line) => line.startsWith("| `"));
    for (const row of rows) {
      const cells = row.split("|").slice(1, -1);
      assert.ok(
        cells.every((cell) => cell.trim() !== ""),
        row,
      );
    }
  });

  test("is where docs/deploy.md leads to", () => {
    assert.match(read("docs/deploy.md"), /\(environment\.md\)/);
  });
});

describe(".env.example", () => {
  const assignments = read(".env.example").match(/^(# )?[A-Z][A-Z0-9_]*=.*$/gm) ?? [];
  const names = assignments.map((line) => line.replace(/^# /, "").replace(/=.*/, ""));

  test("has a line for every variable that is anybody's to set, and for no other", () => {
    const wanted = documented.filter((name) => !notYours.includes(name));
    assert.deepEqual([...names].sort(), wanted);
  });

  test("sets nothing when it is copied as it stands", () => {
    assert.deepEqual(
      assignments.filter((line) => !line.startsWith("# ")),
      [],
    );
  });
});

describe("the search for variables", () => {
  test("finds every way in which the code reads one, and nothing else", () => {
    const code = `
      const url = process.env.FIRST ?? env.SECOND;
      const { env } = process;
      const third = process.env["THIRD"];
      const names = ["FOURTH_NAME", "not one"] as const;
      const missing = names.filter((name) => !env[name]);
      const fifth = Deno.env.get("FIFTH");
    `;
    const found = variablesIn("some.ts", code);
    assert.deepEqual(found.sort(), ["FIFTH", "FIRST", "FOURTH_NAME", "SECOND", "THIRD"]);
    assert.deepEqual(
      variablesIn("other.ts", 'const a = "NAME"; process.env = {}; x.env; env.toObject();'),
      [],
    );
  });
});
