import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Whether both directions of an AVIF's colours have half the resolution: two bits of its `av1C` box (AV1-ISOBMFF 2.3.3). */
function hasHalvedColours(file: string): boolean {
  const bytes = readFileSync(file);
  const box = bytes.indexOf("av1C");
  assert.ok(box > 0, `${file} is no AVIF`);
  return (bytes.readUInt8(box + 6) & 0b1100) === 0b1100;
}

test("the build encodes AVIF as plugins/picture-effort is told to", () => {
  const files = readdirSync("public/static", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".avif"),
  );
  assert.ok(files.length > 0);
  for (const file of files) assert.ok(hasHalvedColours(join("public/static", file)), file);
});
