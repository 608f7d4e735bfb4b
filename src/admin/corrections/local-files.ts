import { documentKinds } from "../../content-model";
import { parseSourceFile } from "../../content-model/documents";
import { labelOf } from "../../content-model/label";
import { dig } from "../../content-model/walk";
import { ownWords } from "../words";

/** Missing in TypeScript's library and in some browsers. */
interface Movable {
  move?(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
}

interface KnownFile {
  name: string;
  handle: FileSystemFileHandle;
  version: string;
}

/** Files of a local folder as this page last read or wrote them, latest first. */
const known: KnownFile[] = [];

const readFile = globalThis.FileSystemFileHandle?.prototype.getFile;

const currentVersion = async (handle: FileSystemFileHandle): Promise<string> =>
  versionOf(await readFile.call(handle));

/** Handles through which this page has written. */
const own = new WeakSet<FileSystemHandle>();

/**
 * Refuses to overwrite files that another window or program has changed since this page read them. Sveltia
 * compares versions of repositories only.
 */
export function protectLocalFiles(): void {
  if (typeof FileSystemFileHandle === "undefined") return;
  const file: FileSystemFileHandle & Movable = FileSystemFileHandle.prototype;
  const { createWritable, move } = file;
  const { removeEntry } = FileSystemDirectoryHandle.prototype;

  function compare(name: string, before: string | undefined, now: string | undefined): void {
    if (before !== now)
      throw new Error(`“${titleOf(name, now ?? before ?? "")}” ${ownWords.changedElsewhere}`);
  }

  file.getFile = async function () {
    const read = await readFile.call(this);
    const version = await versionOf(read);
    const before = await knownAs(this);
    forget(before);
    known.unshift({ name: this.name, handle: this, version });
    return read;
  };

  file.createWritable = async function (options) {
    const now = await currentVersion(this);
    // A new file is created empty.
    if (!own.has(this) && now !== "") compare(this.name, (await knownAs(this))?.version, now);
    own.add(this);
    return createWritable.call(this, options);
  };

  if (move)
    file.move = async function (folder, name) {
      const target = await folder.getFileHandle(name).catch(() => undefined);
      compare(name, (await knownIn(folder, name))?.version, target && (await currentVersion(target)));
      const source = await knownAs(this);
      if (source) compare(this.name, source.version, await currentVersion(this));
      await move.call(this, folder, name);
      forget(source);
      own.add(this);
    };

  FileSystemDirectoryHandle.prototype.removeEntry = async function (name, options) {
    await removeEntry.call(this, name, options);
    forget(await knownIn(this, name));
  };
}

/** Whether a local folder is edited, instead of a repository. */
export const isFolder = (): boolean => known.length > 0;

/** Titles of the files that another window or program has changed since this page read them. */
export async function changedElsewhere(): Promise<string[]> {
  const titles = known.map(async ({ name, handle, version }) => {
    const now = await currentVersion(handle).catch(() => undefined);
    return now === version ? [] : [titleOf(name, now || version)];
  });
  return (await Promise.all(titles)).flat();
}

function forget(file: KnownFile | undefined): void {
  const at = file ? known.indexOf(file) : -1;
  if (at >= 0) known.splice(at, 1);
}

/** Text of a document; other files are too large to be kept. */
const versionOf = async (file: File): Promise<string> =>
  file.name.endsWith(".yaml") || file.size === 0 ? file.text() : `${file.size} ${file.lastModified}`;

/** Title of a document as its list shows it; a handle has no folder, and other files have their name only. */
function titleOf(name: string, text: string): string {
  if (!name.endsWith(".yaml")) return name;
  const single = documentKinds.find(({ file }) => file.split("/").at(-1) === name);
  if (single) return labelOf(single.schema.description ?? "");
  const { value } = parseSourceFile(name, text);
  return String(dig(value, ["name"]) ?? dig(value, ["title"]) ?? name);
}

/** A copy, because the list may change while handles are compared. */
const named = (name: string): KnownFile[] => known.filter((each) => each.name === name);

async function knownAs(handle: FileSystemFileHandle): Promise<KnownFile | undefined> {
  for (const each of named(handle.name)) if (await each.handle.isSameEntry(handle)) return each;
  return undefined;
}

/** Also finds a file that is deleted. */
async function knownIn(folder: FileSystemDirectoryHandle, name: string): Promise<KnownFile | undefined> {
  for (const each of named(name)) if ((await folder.resolve(each.handle))?.length === 1) return each;
  return undefined;
}
