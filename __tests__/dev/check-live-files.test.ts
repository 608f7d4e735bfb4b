import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { brokenSite } from "../support/broken-site.ts";
import { largePicture, picture } from "../support/small-site.ts";

// Each thing broken on purpose is found, and nothing else.

const site = brokenSite();

describe("unknown addresses", () => {
  test("answered as if they were pages: a soft 404", async () => {
    await site.startAnew({ unknownStatus: 200 });
    await site.assertOnly(
      /^unknown addresses are answered with 404 \| \/yok-.* \| status 200$/,
      /^what only the build needs is not published \| \/webpack\.stats\.json/,
      /^what only the build needs is not published \| \/chunk-map\.json/,
    );
  });

  test("with a page of the host's", async () => {
    await site.startAnew({ unknownPage: "<h1>Not Found</h1>" });
    await site.assertOnly(/^unknown addresses get the site's own page \|/);
  });

  test("with a slash at the end of a page's address", async () => {
    site.change("/sss/", () => undefined);
    await site.assertOnly(/^an address with a slash leads to the page \| \/sss\/ \| status 404$/);
  });
});

describe("files", () => {
  test("a dead picture, in one of its sizes only", async () => {
    site.change(largePicture, () => undefined);
    await site.assertOnly(/^pictures, fonts and icons are there \| \/static\/b\/kron\.webp \| status 404$/);
  });

  test("an icon of the manifest, and a picture that is HTML", async () => {
    site.change("/icons/48.png", () => undefined);
    site.withHeaders(picture, { "content-type": "text/html" });
    await site.assertOnly(/kron\.webp \| its type is "text\/html"$/, /\/icons\/48\.png \| status 404$/);
  });

  test("a dead script", async () => {
    site.change("/app-0123456789abcdef0123.js", () => undefined);
    await site.assertOnly(
      /^scripts, styles and data are there \| \/app-0123456789abcdef0123\.js \| status 404$/,
      /no key is in the site's scripts$/,
    );
  });

  test("a dead script that only a script names", async () => {
    const late = "/component---page-0123456789abcdef0123.js";
    site.change(late, () => undefined);
    await site.assertOnly(/^scripts, styles and data are there \| \/component---page-.* \| status 404$/);
  });

  test("a note of the build lies about", async () => {
    site.change("/webpack.stats.json", () => ({ status: 200, headers: {}, body: "{}" }));
    await site.assertOnly(
      /^what only the build needs is not published \| \/webpack\.stats\.json \| it is there$/,
    );
  });

  test("no sitemap", async () => {
    site.change("/sitemap-0.xml", () => undefined);
    const found = await site.faults();
    assert.ok(found.some((line) => /sitemap are there \| \/sitemap-0\.xml \| status 404/.test(line)));
    assert.ok(found.some((line) => /^the sitemap names pages \|/.test(line)));
  });
});

describe("the function", () => {
  test("cannot be reached", async () => {
    const found = await site.faults({ function: "http://127.0.0.1:9/functions/v1/send-contact-email" });
    assert.equal(found.length, 4, found.join("\n"));
    for (const line of found) assert.match(line, /no answer \(/);
  });

  test("does not know the site", async () => {
    site.changeFunction((reply) => ({
      ...reply,
      headers: { ...reply.headers, "access-control-allow-origin": "https://www.baska.example" },
    }));
    await site.assertOnly(/lets the site's pages call \| .* \| it does not allow $/);
  });

  test("takes calls of everybody, or not the site's key", async () => {
    site.changeFunction((reply) => ({
      ...reply,
      status: reply.status === 204 ? 204 : 401,
      body: '{"error":"invalid_key"}',
    }));
    await site.assertOnly(
      /refuses pages of other sites .* it answers "401 invalid_key", not "403 origin_not_allowed"$/,
      /takes the site's key and reads messages .* it answers "401 invalid_key", not "422 invalid_fields"$/,
    );
  });

  test("is asked to take a message of each form only where that is wanted", async () => {
    const bodies: string[] = [];
    site.changeFunction((reply, headers) => {
      if (headers["content-length"] && Number(headers["content-length"]) > 2) bodies.push("message");
      return reply;
    });
    assert.deepEqual(await site.faults(), []);
    assert.equal(bodies.length, 0);
    const found = await site.faults({ send: { mark: "check:live deneme", email: "a@b.example" } });
    assert.equal(bodies.length, 2);
    assert.equal(found.length, 2, "this function takes none");
    assert.match(found[0] ?? "", /marked check:live deneme \| contact \| it answers "422 invalid_fields"/);
  });

  test("is left alone where that is wanted", async () => {
    site.changeFunction((reply) => ({ ...reply, status: 500 }));
    assert.deepEqual(await site.faults({ function: null }), []);
  });
});
