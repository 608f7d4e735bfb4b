import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { root } from "../root.ts";
import { startDatabase } from "../stack/database.ts";
import { migrate } from "../stack/migrate.ts";
import { freePort } from "../stack/ports.ts";
import { pgtapSql } from "./pgtap.ts";

interface Tally {
  passed: number;
  failed: number;
}

/** Where Supabase keeps extensions; every role may use it, and so it is here. */
const PREPARE = `
  create schema extensions;
  grant usage on schema extensions to public;
  set search_path = extensions, public;
`;

/** Runs one test file and reads the TAP lines among its results; a plan that was not met counts as a failure. */
async function runFile(sql: Sql, file: string): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  const name = path.basename(file);
  try {
    const results = await sql.unsafe(await readFile(file, "utf8"));
    const lines = (results as unknown[]).flat(2).flatMap((row) => Object.values(row ?? {}));
    const tap = lines.filter((line) => typeof line === "string").flatMap((text) => text.split("\n"));
    const planned = Number(tap.find((line) => /^1\.\.\d+$/.test(line))?.slice(3) ?? Number.NaN);
    tally.passed = tap.filter((line) => /^ok \d/.test(line)).length;
    const failures = tap.filter((line) => /^(not ok|#)/.test(line));
    tally.failed = failures.filter((line) => line.startsWith("not ok")).length;
    for (const line of failures) console.log(`${name}: ${line}`);
    if (planned !== tally.passed + tally.failed) {
      console.log(`${name}: planned ${planned} tests, saw ${tally.passed + tally.failed}`);
      tally.failed += 1;
    }
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : "failed"}`);
    tally.failed += 1;
    await sql.unsafe("rollback").catch(() => undefined);
  }
  console.log(
    `${tally.failed === 0 ? "ok    " : "FAILED"} ${name} (${tally.passed} of ${tally.passed + tally.failed})`,
  );
  return tally;
}

/** `npm run test:database`: the pgTAP tests of supabase/tests on a new embedded PostgreSQL with all migrations. */
async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "database-test-"));
  const database = await startDatabase(folder, await freePort(0, "database", console.log));
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  const total: Tally = { passed: 0, failed: 0 };
  try {
    await migrate(sql);
    const again = await migrate(sql);
    if (again.length > 0) throw new Error(`migrations applied twice: ${again.join(", ")}`);
    await sql.unsafe(PREPARE);
    await sql.unsafe(await pgtapSql());
    const tests = path.join(root, "supabase", "tests");
    for (const file of (await readdir(tests)).filter((entry) => entry.endsWith(".sql")).sort()) {
      const tally = await runFile(sql, path.join(tests, file));
      total.passed += tally.passed;
      total.failed += tally.failed;
    }
  } finally {
    await sql.end({ timeout: 2 });
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
