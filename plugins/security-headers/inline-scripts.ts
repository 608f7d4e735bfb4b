import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Blocks of data are not run, so the policy need not name them. */
const isData = (attributes: string) => /\btype="application\/(?:ld\+)?json"/i.test(attributes);

/**
 * Sources for `script-src` that let the inline scripts of a page run and no other.
 * @returns one `'sha256-…'` for each script of the HTML that is written in it
 */
export function inlineScriptSources(html: string): string[] {
  return [...html.matchAll(script)]
    .filter(([, attributes = ""]) => !/\bsrc\s*=/i.test(attributes) && !isData(attributes))
    .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}
