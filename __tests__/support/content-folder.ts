import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { makeFolder } from "./make-folder";

/** A small, complete and valid content, independent of `content/`. */
export const fixtureContent = resolve(__dirname, "../fixtures/content");

/** The product that the tests change. */
export const product = "products/lamine-kron.yaml";

/** A copy of the fixture in an otherwise empty project. */
export interface ContentFolder {
  project: string;
  /** The project's `content/`. */
  path: string;
  read(file: string): string;
  write(file: string, text: string | Buffer): void;
  remove(file: string): void;
  /**
   * Replaces a part of the file's text.
   * @throws Error if it is missing, so that a test cannot pass by chance
   */
  replace(file: string, piece: string, by: string): void;
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
  const replace = (file: string, piece: string, by: string) => {
    const text = read(file);
    if (!text.includes(piece)) throw new Error(`${file} does not hold "${piece}".`);
    const replaced = text.replace(piece, () => by);
    write(file, replaced);
  };
  cpSync(fixtureContent, path, { recursive: true });
  return { project, path, read, write, remove: (file) => rmSync(at(file)), replace };
}
