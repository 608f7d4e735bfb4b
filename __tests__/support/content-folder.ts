import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type EditableContent, fixtureContent, replaceIn } from "./fixture-content";
import { makeFolder } from "./make-folder";

export { product } from "./fixture-content";

/** A copy of the fixture in an otherwise empty project, for code that writes files. */
export interface ContentFolder extends EditableContent {
  project: string;
  /** The project's `content/`. */
  path: string;
}

export function createContentFolder(): ContentFolder {
  const project = makeFolder();
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
  };
}
