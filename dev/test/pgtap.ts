import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { root } from "../stack/settings.ts";

/** Bytes of a tar block: each file is one header block, then its content in whole blocks. */
const BLOCK = 512;

/** The text of one file of a tar archive. */
function fromTar(archive: Buffer, wanted: string): string {
  for (let offset = 0; offset + BLOCK <= archive.length; ) {
    const header = archive.subarray(offset, offset + BLOCK);
    const field = (from: number, to: number): string =>
      header.toString("utf8", from, to).split("\0")[0] ?? "";
    const size = Number.parseInt(field(124, 136), 8) || 0;
    const start = offset + BLOCK;
    if (field(0, 100).replace(/^\.\//, "") === wanted) return archive.toString("utf8", start, start + size);
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new Error(`${wanted} is not in the archive`);
}

/** The SQL that defines pgTAP, out of the npm package that carries it. It is plain SQL, so it needs no installation. */
export async function pgtapSql(): Promise<string> {
  const entry = createRequire(path.join(root, "package.json")).resolve("@electric-sql/pglite-pgtap");
  const archive = gunzipSync(await readFile(path.join(path.dirname(entry), "pgtap.tar.gz")));
  const folder = "share/postgresql/extension";
  const version = /default_version\s*=\s*'([^']+)'/.exec(fromTar(archive, `${folder}/pgtap.control`))?.[1];
  return fromTar(archive, `${folder}/pgtap--${version}.sql`);
}
