/** Host of the contact page's map, the only one that a page may frame. */
const mapOrigin = "https://www.openstreetmap.org";

/** GitHub's API and avatars. */
const github = "https://api.github.com";
const githubFaces = "https://avatars.githubusercontent.com";

export interface PolicyOptions {
  /** Hashes of all inline scripts, see `inlineScriptSources`. */
  scriptSources: readonly string[];
  /** Origin of the backend; undefined if it is the site's. */
  functionUrl?: string | undefined;
  /** Whether the site has `/admin`. */
  hasAdmin?: boolean | undefined;
  /** Origins called by `/admin`: repository and sign-in. */
  adminOrigins?: readonly string[] | undefined;
}

/**
 * Content-Security-Policy with only what pages need. Same-origin is the default, because headers are
 * uncompressed.
 */
export function contentSecurityPolicy({ scriptSources, functionUrl }: PolicyOptions): string {
  // Scripts call the function; without scripts the browser posts the form to it.
  const own = ["'self'", ...(functionUrl ? [new URL(functionUrl).origin] : [])];
  return written({
    // Not 'none': Firefox before 132 checks this directive for `<use href>` (bug 1773976).
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptSources],
    // Sheets are written into the pages; styles cannot contain scripts.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "connect-src": own,
    "frame-src": [mapOrigin],
    "form-action": own,
    "frame-ancestors": ["'none'"],
    "base-uri": ["'self'"],
    "object-src": ["'none'"],
  });
}

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");

/**
 * Overrides for `/admin`: blob pictures, the preview's frame, calls to the repository, messages from the
 * sign-in window, no indexing.
 */
export function adminHeaders({ adminOrigins = [] }: PolicyOptions): Record<string, string> {
  return {
    "Content-Security-Policy": written({
      "default-src": ["'self'"],
      "script-src": ["'self'"],
      "style-src": ["'self'", "'unsafe-inline'"],
      "img-src": ["'self'", "data:", "blob:", ...(adminOrigins.includes(github) ? [githubFaces] : [])],
      "font-src": ["'self'"],
      "connect-src": ["'self'", "blob:", "data:", ...adminOrigins],
      "frame-src": ["blob:"],
      "media-src": ["blob:"],
      "worker-src": ["'self'", "blob:"],
      "form-action": ["'none'"],
      "frame-ancestors": ["'none'"],
      "base-uri": ["'self'"],
      "object-src": ["'none'"],
    }),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "X-Robots-Tag": "noindex",
  };
}

/** Headers of every response. */
export function securityHeaders(options: PolicyOptions): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Other sites may not embed the site's files; social cards are fetched by servers.
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}
