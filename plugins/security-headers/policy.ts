/** Where the map of the contact page comes from, once a visitor asks for it. */
const mapOrigin = "https://www.openstreetmap.org";

/** GitHub's API, and where it keeps the portraits of those who sign in. */
const github = "https://api.github.com";
const githubFaces = "https://avatars.githubusercontent.com";

export interface PolicyOptions {
  /** Sources of the inline scripts of all pages, see `inlineScriptSources`. */
  scriptSources: readonly string[];
  /** Address of the backend the forms send to; absent where it is on the site's own origin. */
  functionUrl?: string | undefined;
  /** Whether the site has the editors' page `/admin`. */
  hasAdmin?: boolean | undefined;
  /** Origins that the editors' page calls: the backend of its repository and its sign-in. */
  adminOrigins?: readonly string[] | undefined;
}

/**
 * Value of `Content-Security-Policy`: only what the pages need, everything else is refused. What comes from the site itself
 * needs no rule of its own: headers travel uncompressed with every page.
 */
export function contentSecurityPolicy({ scriptSources, functionUrl }: PolicyOptions): string {
  // Scripts ask the function, and where none runs the browser posts a form to it, which leads back to the site.
  const own = ["'self'", ...(functionUrl ? [new URL(functionUrl).origin] : [])];
  const directives: Record<string, readonly string[]> = {
    // Not 'none': Firefox before 132 asks this rule about the icons' file (`<use href>`, bug 1773976).
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptSources],
    // Emotion writes each page's styles into its head; no script can be hidden in them.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "connect-src": own,
    "frame-src": [mapOrigin],
    "form-action": own,
    "frame-ancestors": ["'none'"],
    "base-uri": ["'self'"],
    "object-src": ["'none'"],
  };
  return written(directives);
}

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");

/**
 * What differs for the editors' page: it holds pictures that are not uploaded yet, calls the repository's backend, and is told
 * by the window of the sign-in who has signed in. No search engine is to list it.
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
      "frame-src": ["'none'"],
      "media-src": ["blob:"],
      "worker-src": ["'self'", "blob:"],
      "form-action": ["'none'"],
      "frame-ancestors": ["'none'"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
    }),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "X-Robots-Tag": "noindex",
  };
}

/** Headers of every answer of the site. */
export function securityHeaders(options: PolicyOptions): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Other sites may not show the site's files as their own; whoever fetches a social card is a server.
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}
