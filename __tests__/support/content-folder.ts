import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type EditableContent, fixtureContent, replaceIn } from "./fixture-content";

export { product } from "./fixture-content";

/** A copy of the fixture in a temporary folder, for what writes files. */
export interface ContentFolder extends EditableContent {
  path: string;
  destroy(): void;
}

export function createContentFolder(): ContentFolder {
  const path = mkdtempSync(join(tmpdir(), "content-"));
  const at = (file: string) => join(path, file);
  const read = (file: string) => readFileSync(at(file), "utf8");
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  cpSync(fixtureContent, path, { recursive: true });
  return {
    path,
    read,
    write,
    remove: (file) => rmSync(at(file)),
    replace: replaceIn({ read, write }),
    destroy: () => rmSync(path, { recursive: true, force: true }),
  };
}
