import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeHeadersFile } from "../../plugins/security-headers/headers-file";
import { inlineScriptSources } from "../../plugins/security-headers/inline-scripts";
import { contentSecurityPolicy } from "../../plugins/security-headers/policy";

/** SHA-256 of `alert(1)` in base64, computed with `openssl dgst -sha256 -binary | base64`. */
const alertSource = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

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

  test("refuses whatever it does not name", () => {
    expect(directives()["default-src"]).toBe("'self'");
    expect(directives()["object-src"]).toBe("'none'");
    expect(directives()["frame-ancestors"]).toBe("'none'");
    expect(directives()["base-uri"]).toBe("'self'");
  });

  test("runs the site's scripts and the named inline ones, nothing else", () => {
    expect(directives()["script-src"]).toBe(`'self' ${alertSource}`);
  });

  test.each(["connect-src", "form-action"])(
    "lets forms send to the backend's origin, where it is another: %s",
    (name) => {
      expect(directives()[name]).toBe("'self'");
      expect(directives("https://abc.supabase.co/")[name]).toBe("'self' https://abc.supabase.co");
    },
  );
});

test("the file names the scripts of all pages once and keeps hashed files for ever", async () => {
  const folder = mkdtempSync(join(tmpdir(), "headers-"));
  mkdirSync(join(folder, "sss"));
  writeFileSync(join(folder, "index.html"), "<script>alert(1)</script><script>a</script>");
  writeFileSync(join(folder, "sss/index.html"), "<script>alert(1)</script>");
  writeFileSync(join(folder, "app-0123456789abcdef0123.js"), "");
  await writeHeadersFile(folder, undefined);
  const text = readFileSync(join(folder, "_headers"), "utf8");
  rmSync(folder, { recursive: true });
  expect(text.split(alertSource)).toHaveLength(2);
  expect(text.match(/'sha256-/g)).toHaveLength(2);
  expect(text).toContain("/static/*\n  Cache-Control: public, max-age=31536000, immutable\n");
  expect(text).toContain(
    "/app-0123456789abcdef0123.js\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
});
