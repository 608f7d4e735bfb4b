import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/** Makes an empty folder, which is deleted after the tests of the file. */
export function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "test-")));
  made.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});
