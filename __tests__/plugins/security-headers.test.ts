import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headersFile } from "../../plugins/security-headers/headers-file";
import { inlineScriptSources } from "../../plugins/security-headers/inline-scripts";
import { contentSecurityPolicy, securityHeaders } from "../../plugins/security-headers/policy";
import { headerRules } from "../../plugins/security-headers/rules";
import { writeHeaders } from "../../plugins/security-headers/write-headers";

/** SHA-256 of `alert(1)` in base64, computed with `openssl dgst -sha256 -binary | base64`. */
const alertSource = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
/** Of `a`. */
const otherSource = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";

describe("inline scripts", () => {
  test("are named by the hash of their very text", () => {
    expect(inlineScriptSources("<p>x</p><script>alert(1)</script>")).toEqual([alertSource]);
    expect(inlineScriptSources('<script type="module" id="a">alert(1)</script>')).toEqual([alertSource]);
  });

  test("scripts from files and blocks of data need no name", () => {
    const html = '<script src="/app.js" async></script><script type="application/ld+json">{"a":1}</script>';
    expect(inlineScriptSources(html)).toEqual([]);
  });
});

describe("the policy", () => {
  const directives = (functionUrl?: string) =>
    Object.fromEntries(
      contentSecurityPolicy({ scriptSources: [alertSource], functionUrl })
        .split("; ")
        .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1).join(" ")]),
    );

  test("refuses whatever it does not name, and runs the site's scripts and the named inline ones only", () => {
    expect(directives()).toMatchObject({
      "default-src": "'self'",
      "object-src": "'none'",
      "frame-ancestors": "'none'",
      "base-uri": "'self'",
      "script-src": `'self' ${alertSource}`,
    });
  });

  test.each(["connect-src", "form-action"])(
    "lets forms send to the backend's origin, where it is another: %s",
    (name) => {
      expect(directives()[name]).toBe("'self'");
      expect(directives("https://abc.supabase.co/")[name]).toBe("'self' https://abc.supabase.co");
    },
  );
});

test("HTTPS is demanded of subdomains only where that is asked for", () => {
  const of = (hstsSubdomains: boolean) =>
    securityHeaders({ scriptSources: [], hstsSubdomains })["Strict-Transport-Security"];
  expect(of(false)).toBe("max-age=63072000");
  expect(of(true)).toBe("max-age=63072000; includeSubDomains");
});

describe("what Cloudflare Pages would leave out stops the build", () => {
  test("a line that is too long", () => {
    const sources = Array.from({ length: 40 }, (_, index) => alertSource.replace("bhH", String(100 + index)));
    expect(() => headersFile(headerRules({ scriptSources: sources }))).toThrow(
      /characters for Content-Security-Policy/,
    );
  });

  test("a rule too many", () => {
    const rule = { path: "/*", headers: {} } as const;
    expect(headersFile(Array(100).fill(rule))).toContain("/*");
    expect(() => headersFile(Array(101).fill(rule))).toThrow(/101 rules/);
  });
});

describe("the file of a built site", () => {
  let folder: string;
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const headers = securityHeaders({ scriptSources: [alertSource, otherSource].sort() });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "headers-"));
    for (const name of ["index", "sss", "404.html"]) {
      mkdirSync(join(folder, "public/page-data", name), { recursive: true });
      writeFileSync(join(folder, "public/page-data", name, "page-data.json"), "{}");
    }
    const site = join(folder, "public");
    writeFileSync(join(site, "index.html"), "<script>alert(1)</script><script>a</script>");
    writeFileSync(join(site, "sss.html"), "<script>alert(1)</script>");
    writeFileSync(join(site, "404.html"), "<p>404</p>");
    await writeHeaders({ site });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("_headers has all headers for all answers, one rule for each kind of hashed file, and no more", () => {
    const immutable = "  Cache-Control: public, max-age=31536000, immutable";
    expect(read("public/_headers").trimEnd().split("\n")).toEqual([
      "/*",
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      "/static/*",
      immutable,
      "/*.js",
      immutable,
    ]);
  });

  test("the policy names each inline script of the pages once", () => {
    expect(read("public/_headers").match(/'sha256-[^']*'/g)).toEqual([alertSource, otherSource].sort());
  });
});
