import { createHash } from "node:crypto";
import { colours } from "../../src/theme/colours";
import { words } from "./words";

const { bg, fg, brand } = colours;

const style = `*{box-sizing:border-box}
body{margin:0;padding:1.5rem 1.25rem 3rem;background:${bg.page};color:${fg.ink};font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-text-size-adjust:100%}
main{max-width:36rem;margin:0 auto}
h1{margin:0 0 .5rem;font:400 2rem/1.2 Georgia,serif}
button{width:100%;min-height:52px;padding:.75rem 1.5rem;border:0;border-radius:4px;background:${brand.main};color:${brand.onMain};font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid ${brand.main};outline-offset:2px}`;

/** Puts what stands behind the `#` into the form, or says that nothing does; also when the next link opens in this tab. */
const script = `const read = () => {
  const token = location.hash.slice(1);
  const isLink = /^[\\w.-]+$/.test(token);
  document.getElementById("reading").hidden = true;
  document.querySelector("[name=token]").value = isLink ? token : "";
  document.getElementById("show").hidden = !isLink;
  document.getElementById("incomplete").hidden = isLink;
};
addEventListener("hashchange", read);
read();
`;

/** A file of the page: its name in the site's folder, and what is in it. */
export interface PageFile {
  name: string;
  text: string;
}

/** What names of the page's script begin with; a hash of its content and `.js` follow. */
export const scriptPrefix = "bekleyen-mesaj-";

/**
 * The page and its script.
 *
 * @param functionUrl address of the Supabase project; empty where the function is on the site's own origin
 */
export function pageFiles(functionUrl: string): { page: PageFile; script: PageFile } {
  const hash = createHash("sha256").update(script).digest("hex").slice(0, 20);
  const scriptName = `${scriptPrefix}${hash}.js`;
  const origin = functionUrl === "" ? "" : new URL(functionUrl).origin;
  const html = `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${words.title}</title><style>${style}</style>
<script src="/${scriptName}" defer></script></head>
<body><main>
<h1>${words.title}</h1>
<p id="reading">${words.reading}</p>
<form id="show" method="post" action="${origin}/functions/v1/send-contact-email/held" hidden>
<p>${words.text}</p>
<input type="hidden" name="token">
<button type="submit">${words.show}</button>
</form>
<p id="incomplete" hidden>${words.incomplete}</p>
</main></body></html>
`;
  return { page: { name: "bekleyen-mesaj.html", text: html }, script: { name: scriptName, text: script } };
}
