import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";

test("the build encodes AVIF with colours at half resolution, as plugins/picture-effort is told to", async () => {
  const files = readdirSync("public/static", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".avif"),
  );
  assert.ok(files.length > 0);
  for (const file of files.slice(0, 5)) {
    const { chromaSubsampling } = await sharp(join("public/static", file)).metadata();
    assert.equal(chromaSubsampling, "4:2:0", file);
  }
});
