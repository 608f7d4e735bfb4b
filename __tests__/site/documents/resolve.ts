import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "#src/content-model/content-folder.ts";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { folder, pages, publishedOrigin } from "../built-site.ts";

/** Origins that links may lead to: the messenger, the map, and those in the content. */
const foreign = new Set([
  "https://wa.me",
  "https://www.openstreetmap.org",
  ...readSourceFiles(contentFolder()).flatMap(({ text }) =>
    (text.match(/https:\/\/[^\s"'<>)]+/g) ?? []).map((address) => new URL(address).origin),
  ),
]);
/** Schemes that open programs of the device. */
const schemes = /^(tel:\+\d{8,15}|mailto:[^@\s]+@[^@\s?]+(\?.*)?|data:)/;

/** Where forms are posted: the function, which the local stack serves on the site's origin, and production at Supabase. */
const functionPath = "/functions/v1/send-contact-email";
const functionOrigin = process.env.GATSBY_SUPABASE_URL;

export const origin = publishedOrigin();

/**
 * Returns why an address is broken; undefined if it is not.
 * @param url address as written
 * @param from route or file that contains it
 */
export function problemOf(url: string, from: string): string | undefined {
  if (schemes.test(url)) return undefined;
  if (/^[a-z-]+:/i.test(url) && !/^https?:/.test(url)) return "is of a kind that is not used here";
  const target = new URL(url, origin + from);
  if (target.pathname === functionPath && [origin, functionOrigin].includes(target.origin)) return undefined;
  if (target.origin !== origin) return foreign.has(target.origin) ? undefined : "leads to a foreign host";
  const route = decodeURIComponent(target.pathname);
  const page = pages.find((candidate) => candidate.route === route);
  const file = path.join(folder, route);
  if (!page && !(existsSync(file) && statSync(file).isFile())) {
    const slashed = pages.some((candidate) => `${candidate.route}/` === route);
    return slashed ? "ends with a slash, so that the host redirects" : "leads nowhere";
  }
  const id = decodeURIComponent(target.hash.slice(1));
  if (!id) return undefined;
  const found = page ? page.document.getElementById(id) : drawingIn(file, id);
  return found ? undefined : "names a place that is not there";
}

/** Whether a file of drawings contains this id. */
const drawingIn = (file: string, id: string) =>
  file.endsWith(".svg") && readFileSync(file, "utf8").includes(`id="${id}"`);
