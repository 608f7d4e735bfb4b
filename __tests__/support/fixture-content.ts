import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A small, complete and valid content, independent of `content/`. */
export const fixtureContent = resolve(__dirname, "../fixtures/content");

/** The product that the tests change. */
export const product = "products/lamine-kron.yaml";

/** A changeable content, in a folder or in memory. */
export interface EditableContent {
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

export function replaceIn(content: Pick<EditableContent, "read" | "write">): EditableContent["replace"] {
  return (file, piece, by) => {
    const text = content.read(file);
    if (!text.includes(piece)) throw new Error(`${file} does not hold "${piece}".`);
    content.write(
      file,
      text.replace(piece, () => by),
    );
  };
}

/** The fixture with changes in memory; pass `changes` to the content check. */
export interface ChangedFixture extends EditableContent {
  changes: Map<string, string | Buffer | null>;
}

export function changeFixture(): ChangedFixture {
  const changes: ChangedFixture["changes"] = new Map();
  const read = (file: string): string => {
    const changed = changes.get(file);
    if (changed === null || (changed === undefined && !existsSync(join(fixtureContent, file)))) {
      throw new Error(`${file} is not there.`);
    }
    return changed === undefined ? readFileSync(join(fixtureContent, file), "utf8") : String(changed);
  };
  const write = (file: string, text: string | Buffer) => void changes.set(file, text);
  return {
    changes,
    read,
    write,
    remove: (file) => void changes.set(file, null),
    replace: replaceIn({ read, write }),
  };
}
