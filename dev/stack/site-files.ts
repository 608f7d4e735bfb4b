import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** What a path leads to: a file of the site, with the status it is answered with. */
export interface SiteFile {
  file: string;
  status: 200 | 404;
  type: string;
  /** Changes whenever the file does. */
  version: string;
}

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const compressible = (type: string): boolean =>
  /^(text\/|application\/(json|xml|manifest)|image\/svg)/.test(type);

/** Below this size in bytes, compressing costs more than it saves. */
const COMPRESS_FROM = 1_024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function look(file: string, status: 200 | 404): Promise<SiteFile | null> {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile()) return null;
  const type = TYPES[path.extname(file).toLowerCase()] ?? "application/octet-stream";
  return { file, status, type, version: `${found.size}-${found.mtimeMs}` };
}

/** The path as a file name inside the site, or null when it is malformed or leads out of it. */
function inside(site: string, pathname: string): string | null {
  try {
    const file = path.join(site, decodeURIComponent(pathname));
    return !file.includes("\0") && (file === site || file.startsWith(site + path.sep)) ? file : null;
  } catch {
    return null;
  }
}

/** The file a path leads to: itself, its index.html, or the site's not-found page. Never a hidden control file. */
export async function findFile(site: string, pathname: string): Promise<SiteFile> {
  const file = pathname === "/_headers" || pathname === "/_redirects" ? null : inside(site, pathname);
  const found =
    file === null ? null : ((await look(file, 200)) ?? (await look(path.join(file, "index.html"), 200)));
  const answer = found ?? (await look(path.join(site, "404.html"), 404));
  if (answer === null) throw new Error(`${site} holds no built site: run \`npm run build\` first.`);
  return answer;
}

/** Whether a path carries a hash of its content, so that it may be kept for ever. */
export function isImmutable(pathname: string): boolean {
  return /^\/static\//.test(pathname) || /[-.][0-9a-f]{8,}\.(js|css|map|woff2?)$/.test(pathname);
}

interface Variant {
  body: Buffer;
  encoding: "br" | "gzip" | null;
  etag: string;
}

const cache = new Map<string, Promise<Variant>>();

async function make({ file, type }: SiteFile, encoding: Variant["encoding"]): Promise<Variant> {
  const plain = await readFile(file);
  const chosen = compressible(type) && plain.byteLength >= COMPRESS_FROM ? encoding : null;
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 20);
  const etag = `"${hash}${chosen === null ? "" : `-${chosen}`}"`;
  if (chosen === null) return { body: plain, encoding: null, etag };
  const body =
    chosen === "br"
      ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : await deflate(plain, { level: 9 });
  return { body, encoding: chosen, etag };
}

/** The file's bytes in the best encoding the caller takes; each is made once and kept while the file stays as it is. */
export function variantOf(file: SiteFile, acceptEncoding: string): Promise<Variant> {
  const takes = (name: string): boolean =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(acceptEncoding);
  const encoding = takes("br") ? "br" : takes("gzip") ? "gzip" : null;
  const key = `${file.file}|${file.version}|${encoding}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make(file, encoding);
  made.catch(() => cache.delete(key));
  cache.set(key, made);
  return made;
}
