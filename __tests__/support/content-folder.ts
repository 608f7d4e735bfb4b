import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const realContent = resolve("content");

/** A copy of the site's content to break: YAML files copied, pictures linked. */
export interface ContentFolder {
  path: string;
  read(file: string): string;
  write(file: string, text: string | Buffer): void;
  remove(file: string): void;
  /** Replaces a piece of the file's text. @throws Error when it is not there, so that a case cannot pass by chance */
  replace(file: string, piece: string, by: string): void;
  destroy(): void;
}

/** The one product of the copy, so that the cases do not depend on how many the site has. */
export const product = "products/lamine-kron.yaml";

export function createContentFolder(): ContentFolder {
  const path = mkdtempSync(join(tmpdir(), "content-"));
  const at = (file: string) => join(path, file);
  const read = (file: string) => readFileSync(at(file), "utf8");
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  for (const file of ["site.yaml", "navigation.yaml", "pages", product]) {
    cpSync(join(realContent, file), at(file), { recursive: true });
  }
  mkdirSync(at("images"));
  for (const name of readdirSync(join(realContent, "images"))) {
    symlinkSync(join(realContent, "images", name), at(`images/${name}`));
  }
  return {
    path,
    read,
    write,
    remove: (file) => rmSync(at(file)),
    replace(file, piece, by) {
      const text = read(file);
      if (!text.includes(piece)) throw new Error(`${file} does not hold "${piece}".`);
      write(
        file,
        text.replace(piece, () => by),
      );
    },
    destroy: () => rmSync(path, { recursive: true, force: true }),
  };
}
