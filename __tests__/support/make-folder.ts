import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/** Creates an empty folder, deleted after the file's tests. */
export function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "test-")));
  made.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});
