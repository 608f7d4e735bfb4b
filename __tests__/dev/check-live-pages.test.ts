import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { brokenSite } from "../support/broken-site.ts";
import { picture } from "../support/small-site.ts";

// Each thing broken on purpose is found, and nothing else.

const site = brokenSite();

describe("a page", () => {
  test("that redirects, though only to its own folder", async () => {
    site.change("/sss", () => ({ status: 301, headers: { location: "/sss/" }, body: "" }));
    await site.assertOnly(/^pages answer at once.*\| \/sss \| it redirects to \/sss\/ \(301\)$/);
  });

  test("that is not there", async () => {
    site.change("/sss", () => undefined);
    await site.assertOnly(/^pages answer at once.*\| \/sss \| status 404$/);
  });

  test("with the canonical address of another", async () => {
    site.replaceIn("/sss", `href="${site.origin}/sss"`, `href="${site.origin}/"`);
    await site.assertOnly(/^pages name their own address \| \/sss \| canonical is \/$/);
  });

  test("that is shared by another address", async () => {
    site.replaceIn("/sss", `content="${site.origin}/sss"`, `content="https://deneme.example/sss"`);
    await site.assertOnly(/\| \/sss \| og:url is https:\/\/deneme\.example\/sss$/);
  });

  test("that search engines are asked not to list", async () => {
    site.replaceIn("/sss", "<head>", '<head><meta name="robots" content="noindex, nofollow">');
    await site.assertOnly(/\| \/sss \| it asks search engines not to list it$/);
  });

  test("with structured data that cannot be read, or without any", async () => {
    site.replaceIn("/sss", '"@graph":[]', '"@graph":[');
    site.replaceIn("/", /<script type="application\/ld.*?<\/script>/, "");
    const found = await site.faults();
    assert.equal(found.length, 2, found.join("\n"));
    assert.match(found.join("\n"), /the home page has structured data \| \/ \| there is none/);
    assert.match(found.join("\n"), /structured data can be read \| \/sss \| .*JSON/);
  });
});

describe("headers", () => {
  for (const name of ["X-Frame-Options", "Content-Security-Policy", "Strict-Transport-Security"])
    test(`${name} is missing`, async () => {
      site.withoutHeader("/sss", name);
      await site.assertOnly(
        new RegExp(`^pages have their security headers \\| /sss \\| ${name} is missing$`),
      );
    });

  test("one is weaker", async () => {
    site.withHeaders("/sss", { "X-Frame-Options": "SAMEORIGIN", "Strict-Transport-Security": "max-age=60" });
    await site.assertOnly(
      /Strict-Transport-Security is "max-age=60"; X-Frame-Options is "SAMEORIGIN", not "DENY"/,
    );
  });

  test("the policy does not let the page's own script run, or lets any", async () => {
    const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'";
    site.withHeaders("/sss", { "Content-Security-Policy": policy });
    await site.assertOnly(/script-src lacks 'sha256-bhHHL3z2.*script-src allows 'unsafe-inline'/);
  });

  test("a page is not compressed, or kept", async () => {
    site.withHeaders("/sss", { "content-encoding": "identity", "cache-control": "public, max-age=3600" });
    const found = await site.faults();
    assert.match(found.join("\n"), /pages are compressed \| \/sss/);
    assert.match(
      found.join("\n"),
      /asked for again at each visit \| \/sss \| Cache-Control is "public, max-age=3600"/,
    );
  });

  test("a hashed file is not kept", async () => {
    site.withHeaders(picture, { "cache-control": "public, max-age=0" });
    await site.assertOnly(/^hashed files are kept for ever \| \/static\/a\/kron\.webp \|/);
  });
});
