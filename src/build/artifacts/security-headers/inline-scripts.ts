import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Data blocks are not executed. */
const isData = (attributes: string) => /\btype="application\/(?:ld\+)?json"/i.test(attributes);

/** Returns `script-src` hashes for the inline scripts of a page. */
export function inlineScriptSources(html: string): string[] {
  return [...html.matchAll(script)]
    .filter(([, attributes = ""]) => !/\bsrc\s*=/i.test(attributes) && !isData(attributes))
    .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}
