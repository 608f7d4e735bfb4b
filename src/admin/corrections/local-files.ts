import { type DocumentKind, documentKindOf, documentKinds } from "../../content-model";
import type { SourceFile } from "../../content-model/documents";
import { readDocument } from "../../content-model/format/format-document";
import { idOf, type KnownDocuments } from "../form/known-documents";

/**
 * Compares a local folder with what this page read and wrote. Without this a save or deletion overwrites what another window or
 * program has changed since: Sveltia compares repositories only.
 */

/** Where Sveltia stores the handle of the chosen folder. */
const store = "file-system-handles";
const key = "root_dir_handle";

/** The signed-in user, as Sveltia stores it. */
export const storedUser = (): { backendName?: string; token?: string } =>
  Object(JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}"));

/** Whether a local folder is edited, not a repository. */
export const isFolder = (): boolean => storedUser().backendName === "local";

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function chosenFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name));
    const isHere = database.objectStoreNames.contains(store);
    const folder = isHere && (await resultOf(database.transaction(store).objectStore(store).get(key)));
    database.close();
    if (folder) return folder;
  }
  return undefined;
}

/** Text of a file; undefined if there is none. */
async function textAt(root: FileSystemDirectoryHandle, path: string): Promise<string | undefined> {
  const [name = "", ...folders] = path.split("/").reverse();
  try {
    let folder = root;
    for (const step of folders.reverse()) folder = await folder.getDirectoryHandle(step);
    const file = await (await folder.getFileHandle(name)).getFile();
    return await file.text();
  } catch {
    return undefined;
  }
}

const asRead = (text: string | undefined): string | undefined => text?.replace(/^\uFEFF/, "").trim();

/**
 * Whether another window or program has changed, created or deleted a file.
 * @param path "content/products/x.yaml"
 * @param lastRead the document as last read or written; undefined if it is new
 */
export async function isChangedElsewhere(path: string, lastRead: SourceFile | undefined): Promise<boolean> {
  const root = isFolder() ? await chosenFolder() : undefined;
  if (!root) return false;
  const text = await textAt(root, path);
  return text === undefined ? lastRead !== undefined : asRead(text) !== asRead(lastRead?.text);
}

/** Documents of the folder that differ from what this page read and wrote, with their texts there. */
async function different(documents: KnownDocuments): Promise<{ file: SourceFile; text: string }[]> {
  const root = isFolder() ? await chosenFolder() : undefined;
  if (!root) return [];
  const texts = await textsById(root);
  return documents.beside().flatMap((file) => {
    const text = texts.get(file.path);
    return text === undefined || asRead(text) === asRead(file.text) ? [] : [{ file, text }];
  });
}

/** Texts of the folder's documents, by id: a file keeps its name when the address changes. */
async function textsById(root: FileSystemDirectoryHandle): Promise<Map<string, string>> {
  const content = await root.getDirectoryHandle("content");
  const folders = [...new Set(documentKinds.map(({ file }) => file.replace(/[^/]*$/, "")))];
  const read = folders.map(async (folder) => {
    const directory = folder ? await content.getDirectoryHandle(folder.slice(0, -1)) : content;
    const files: Promise<[id: string, text: string][]>[] = [];
    for await (const name of directory.keys())
      files.push(idAndText(directory, name, documentKindOf(folder + name)));
    return Promise.all(files);
  });
  return new Map((await Promise.all(read)).flat(2));
}

async function idAndText(
  directory: FileSystemDirectoryHandle,
  name: string,
  kind: DocumentKind | undefined,
): Promise<[id: string, text: string][]> {
  const text = await textAt(directory, name);
  return !kind || text === undefined ? [] : [[idOf(kind, readDocument(text).toJS()), text]];
}

/** Documents of the folder that another window or program has changed. */
export const changedElsewhere = async (documents: KnownDocuments): Promise<SourceFile[]> =>
  (await different(documents)).map(({ file }) => file);

/** Reads again the documents from which Sveltia removed references to a deleted one. */
export async function readCleared(documents: KnownDocuments): Promise<void> {
  for (const { file, text } of await different(documents)) documents.noteCleared(file, text);
}
