import { createRequire } from "node:module";
import path from "node:path";
import { list } from "tar";
import { root } from "../root.ts";

/** The texts of an archive's files, by their path in it. */
async function textsOf(archive: string, isWanted: (file: string) => boolean): Promise<Map<string, string>> {
  const texts: Promise<[file: string, text: string]>[] = [];
  await list({
    file: archive,
    filter: isWanted,
    onReadEntry: (entry) => {
      texts.push(entry.concat().then((content) => [path.posix.normalize(entry.path), content.toString()]));
    },
  });
  return new Map(await Promise.all(texts));
}

/** The SQL that defines pgTAP, out of the npm package that carries it. It is plain SQL, so it needs no installation. */
export async function pgtapSql(): Promise<string> {
  const entry = createRequire(path.join(root, "package.json")).resolve("@electric-sql/pglite-pgtap");
  const archive = path.join(path.dirname(entry), "pgtap.tar.gz");
  const texts = await textsOf(archive, (file) => /\/pgtap(--[\d.]+)?\.(control|sql)$/.test(file));
  const folder = "share/postgresql/extension";
  const control = texts.get(`${folder}/pgtap.control`) ?? "";
  const version = /default_version\s*=\s*'([^']+)'/.exec(control)?.[1];
  const sql = texts.get(`${folder}/pgtap--${version}.sql`);
  if (sql === undefined) throw new Error(`${archive} holds no pgTAP.`);
  return sql;
}
