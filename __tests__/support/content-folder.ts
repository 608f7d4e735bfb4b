import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { makeFolder } from "./make-folder";

/** A small, complete and valid content, independent of `content/`. */
export const fixtureContent = resolve(__dirname, "../fixtures/content");

/** The product that the tests change. */
export const product = "products/lamine-kron.yaml";

/** A copy of the fixture. */
export interface Content {
  /** @throws Error if the file is missing */
  read(file: string): string;
  write(file: string, text: string | Buffer): void;
  remove(file: string): void;
  /**
   * Replaces a part of the file's text.
   * @throws Error if it is missing, so that a test cannot pass by chance
   */
  replace(file: string, piece: string, by: string): void;
}

/** A copy of the fixture in an otherwise empty project. */
export interface ContentFolder extends Content {
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
  return { project, path, ...withReplace({ read, write, remove: (file) => rmSync(at(file)) }) };
}

/** Writes nothing to the disk. */
export function createContentInMemory(): Content {
  const changed = new Map<string, string | undefined>();
  const stored = (file: string) =>
    changed.has(file) ? changed.get(file) : readFileSync(join(fixtureContent, file), "utf8");
  return withReplace({
    read(file) {
      const text = stored(file);
      if (text === undefined) throw new Error(`${file} was removed.`);
      return text;
    },
    write: (file, text) => void changed.set(file, String(text)),
    remove: (file) => void changed.set(file, undefined),
  });
}

const withReplace = (content: Omit<Content, "replace">): Content => ({
  ...content,
  replace(file, piece, by) {
    const text = content.read(file);
    if (!text.includes(piece)) throw new Error(`${file} does not hold "${piece}".`);
    content.write(
      file,
      text.replace(piece, () => by),
    );
  },
});
