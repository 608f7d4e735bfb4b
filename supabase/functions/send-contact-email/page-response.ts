import { escapeHtml } from "./html.ts";

/** Of no brand, since the function is deployed apart from the site: one column, letters that a phone does not enlarge, large targets. */
const PAGE_STYLE = `*{box-sizing:border-box}
body{margin:0;padding:1.5rem 1.25rem 3rem;background:#fafafa;color:#111827;font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-text-size-adjust:100%;overflow-wrap:anywhere}
main{max-width:36rem;margin:0 auto}
h1{margin:0 0 .5rem;font:400 2rem/1.2 Georgia,serif}
a{color:#1f2937}
ul{padding-left:1.25rem}
li a,main>p a{display:inline-block;padding:.55rem 0}
form{display:grid;gap:1.25rem;margin:1.5rem 0;padding-top:1.5rem;border-top:1px solid #d1d5db}
form p{margin:0}
label,legend{display:block;font-size:.9375rem;font-weight:600}
label span,label.secim{font-weight:400}
input:not([type=checkbox]),textarea{display:block;width:100%;min-height:52px;margin-top:.4rem;padding:.75rem 1rem;border:1px solid #6b7280;border-radius:4px;background:#fff;color:inherit;font:inherit}
[aria-invalid]{border:2px solid #b91c1c!important}
.hata{margin-top:.4rem;font-size:.9375rem;font-weight:600;color:#b91c1c}
fieldset{margin:0;padding:0;border:0}
.secim{display:flex;align-items:center;gap:.75rem;min-height:48px}
.secim input{flex:none;width:20px;height:20px;margin:0}
.gizli{position:absolute;left:-9999px}
button{min-height:52px;padding:.75rem 1.5rem;border:0;border-radius:4px;background:#1f2937;color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid #1f2937;outline-offset:2px}`;

/** The one style sheet named by its hash, so that the policy lets no other in. */
const styleSource = crypto.subtle
  .digest("SHA-256", new TextEncoder().encode(PAGE_STYLE))
  .then((digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);

const htmlPage = (title: string, content: string): string => `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${PAGE_STYLE}</style></head>
<body><main>
${content}
</main></body></html>
`;

/**
 * A page as an answer: nothing on it runs or is fetched, nobody frames or keeps it, and its forms lead where they are let.
 *
 * @param content HTML of its one column
 */
export async function pageResponse(
  status: number,
  title: string,
  content: string,
  { formTargets, headers }: { formTargets: readonly string[]; headers: Record<string, string> },
): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `style-src ${await styleSource}`,
    `form-action ${formTargets.join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return new Response(htmlPage(title, content), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.join("; "),
      "cache-control": "no-store",
      vary: "Origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-robots-tag": "noindex",
      // A form on it is posted with the origin, which "no-referrer" would hide.
      "referrer-policy": "same-origin",
      ...headers,
    },
  });
}
