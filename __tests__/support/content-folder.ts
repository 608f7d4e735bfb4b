import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type EditableContent, fixtureContent, replaceIn } from "./fixture-content";

export { product } from "./fixture-content";

/** A copy of the fixture in the folder of a project that has nothing else, for what writes files. */
export interface ContentFolder extends EditableContent {
  project: string;
  /** The project's `content/`. */
  path: string;
  destroy(): void;
}

export function createContentFolder(): ContentFolder {
  const project = mkdtempSync(join(tmpdir(), "project-"));
  const path = join(project, "content");
  const at = (file: string) => join(path, file);
  const read = (file: string) => readFileSync(at(file), "utf8");
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  cpSync(fixtureContent, path, { recursive: true });
  return {
    project,
    path,
    read,
    write,
    remove: (file) => rmSync(at(file)),
    replace: replaceIn({ read, write }),
    destroy: () => rmSync(project, { recursive: true, force: true }),
  };
}
