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
    assert.equal(found.length, 5, found.join("\n"));
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
    site.changeHealth((reply) => ({ ...reply, status: 503 }));
    assert.deepEqual(await site.faults({ function: null }), []);
  });
});

describe("the mail's way", () => {
  const trouble = (state: object) => () => ({ status: 503, headers: {}, body: JSON.stringify(state) });

  test("has mails that were given up, and a scheduler that is silent", async () => {
    const state = { dead: 2, pending: 3, oldestPendingSeconds: 7_200, lastDrainSeconds: 3_600 };
    site.changeHealth(trouble({ status: "trouble", problems: ["dead", "late", "no_drain"], ...state }));
    await site.assertOnly(
      /^messages are mailed \| .*\/health \| 2 mails were given up; 3 mails wait, the oldest for 120 minutes; the scheduler called 60 minutes ago$/,
    );
  });

  test("has never been drained, or has no database", async () => {
    site.changeHealth(trouble({ problems: ["no_drain"], lastDrainSeconds: null }));
    await site.assertOnly(/\| the scheduler has never called$/);
    site.changeHealth(trouble({ problems: ["database_unreachable"] }));
    await site.assertOnly(/\| the function does not reach the database$/);
  });

  test("cannot be told by an older function", async () => {
    site.changeHealth(() => ({ status: 404, headers: {}, body: '{"error":"not_found"}' }));
    await site.assertOnly(/\| status 404, and no state in it: is this version of the function deployed\?$/);
  });
});
