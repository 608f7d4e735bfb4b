import assert from "node:assert/strict";
import { chmod, chown, copyFile, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import type { AddressInfo, Server } from "node:net";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { type Database, startDatabase } from "../../dev/stack/database.ts";
import { type FunctionProcess, startFunction } from "../../dev/stack/function-process.ts";
import { prepareDatabase } from "../../dev/stack/migrate.ts";
import { functionSettings, publishableKey } from "../../dev/stack/settings.ts";
import { databaseAccess } from "../../supabase/functions/send-contact-email/settings.ts";
import { describeWithOpenssl, makeAuthority } from "./certificates.ts";
import { forwardTo } from "./forwarder.ts";
import { contact, deno, isHostedDeno, SITE_ORIGIN } from "./support.ts";

/** A name of this machine that is treated like a remote host. */
const ELSEWHERE = hostname();

// Deno 2.1.4 never completes PostgreSQL's TLS handshake (CONNECT_TIMEOUT). Supabase's runtime includes the
// fix (its commit 76f6702e of February 2026); this Deno does not.
const takesTls = isHostedDeno ? test.failing : test;

describeWithOpenssl("a database elsewhere", () => {
  let forwarder: Server;
  let folder: string;
  let database: Database;
  let running: FunctionProcess;
  let configuration: string;
  const lines: string[] = [];
  let certificates: Record<"right" | "otherName", { key: string; certificate: string }>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "tls-test-"));
    await chmod(folder, 0o755);
    const ours = makeAuthority(folder, "ours");
    // While an authority is replaced, a platform lists both for years.
    const former = makeAuthority(folder, "former");
    const authorities = await Promise.all([former, ours].map(({ file }) => readFile(file, "utf8")));
    certificates = {
      right: ours.issue("right", `DNS:${ELSEWHERE}`),
      otherName: ours.issue("other-name", "DNS:db.example"),
    };
    database = await startDatabase(path.join(folder, "data"));
    configuration = await readFile(path.join(database.folder, "postgresql.conf"), "utf8");
    const address = new URL(await prepareDatabase(database.url));
    // The embedded PostgreSQL listens on one address only.
    forwarder = await forwardTo(Number(address.port));
    address.hostname = ELSEWHERE;
    address.port = String((forwarder.address() as AddressInfo).port);
    running = await startFunction({
      env: {
        ...functionSettings(address.href, 9, [SITE_ORIGIN]),
        CONTACT_DATABASE_CA: authorities.join("").replaceAll("\n", "\\n"),
      },
      deno,
      log: (line) => lines.push(line),
    });
  });
  afterAll(async () => {
    await running?.stop();
    forwarder?.close();
    await database?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Restarts the server with this certificate, or without TLS. */
  async function serveWith(kind: keyof typeof certificates | null): Promise<void> {
    const data = database.folder;
    const { uid, gid } = await stat(data);
    if (kind !== null) {
      for (const [part, name] of [
        ["key", "server.key"],
        ["certificate", "server.crt"],
      ] as const) {
        await copyFile(certificates[kind][part], path.join(data, name));
        await chmod(path.join(data, name), 0o600);
        await chown(path.join(data, name), uid, gid);
      }
    }
    await writeFile(
      path.join(data, "postgresql.conf"),
      `${configuration}\nssl = ${kind === null ? "off" : "on"}\n`,
    );
    await database.restart();
  }

  async function send(): Promise<number> {
    const answer = await fetch(running.url, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: JSON.stringify(contact()),
    });
    return answer.status;
  }

  takesTls("is used over TLS when it proves its name", async () => {
    await serveWith("right");
    expect(await send()).toBe(202);
    const sql = postgres(database.url, { max: 1 });
    const connections = await sql`
      select s.ssl from pg_stat_ssl s join pg_stat_activity a using (pid)
      where a.application_name = 'send-contact-email'`;
    await sql.end();
    assert.ok(connections.length > 0);
    assert.ok(connections.every(({ ssl }) => ssl));
  });

  for (const [kind, name] of [
    [null, "that offers no TLS"],
    ["otherName", "whose certificate has another name"],
  ] as const) {
    test(`${name} is refused, and the log says why`, async () => {
      await serveWith(kind);
      lines.length = 0;
      expect(await send()).toBe(503);
      expect(lines.join("\n")).toMatch(/"event":"unavailable","(code|reason)":"[^"]+"/);
    });
  }
});

describe("an address of a database", () => {
  const read = (address: string, authority?: string) => databaseAccess(address, authority);

  for (const host of ["localhost.example", "127.0.0.1.example"])
    test(`elsewhere is reached by verified TLS only: ${host}`, () => {
      const { ssl, url } = read(`postgres://a:b@${host}:5432/c?sslmode=disable`);
      expect(ssl).toEqual({ rejectUnauthorized: true });
      // The library's resulting options: nothing in the address or the environment weakens TLS.
      expect(postgres(url, { ssl, max: 1 }).options.ssl).toBe(ssl);
    });

  for (const [address, wanted] of [
    ["postgres://a:secret@localhost,db.example/c", /one host/],
    ["db.example", /not an address of a PostgreSQL/],
  ] as const)
    test(`is refused without its password: ${address}`, () => {
      expect(() => read(address)).toThrow(wanted);
      expect(() => read(address)).not.toThrow(/secret/);
    });

  test("takes an authority as PEM, in one line too", () => {
    const pem = "-----BEGIN CERTIFICATE-----\nMII=\n-----END CERTIFICATE-----";
    for (const given of [pem, pem.replaceAll("\n", "\\n")]) {
      const { ssl } = read("postgres://a:b@db.example/c", given);
      assert.ok(ssl !== false);
      expect(ssl.ca).toBe(pem);
    }
  });
});
