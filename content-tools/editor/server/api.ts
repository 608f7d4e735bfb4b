import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { type Changes, readSourceFiles } from "../../model/documents.ts";
import { documentKindOf } from "../../model/index.ts";
import { type Refusal, savedDocument, write } from "../save/save.ts";
import { type Choices, conflictOf } from "../versions/conflict.ts";
import type { Clash } from "../versions/three-way.ts";
import { idOf, type Opened } from "./opened.ts";
import { belowContent, entry, isChanged, picture, picturesIn, readable } from "./reading.ts";

// The calls Decap's proxy backend makes; decap-server answers the same. It is not used here because it lets pages of
// any origin write files, and writes what it gets before anybody has looked at it.

/** A file below content/, in the one folder level the site has: pictures by their plain names. */
const picturePath = z
  .string()
  .regex(/^content\/images\/[^/\\:]+$/)
  .refine((file) => !file.includes(".."));
const documentPath = z
  .string()
  .regex(/^content\/[^\\:]+$/)
  .refine((file) => documentKindOf(belowContent(file)) !== undefined);
const asset = z.object({ path: picturePath, content: z.base64(), encoding: z.literal("base64") });

const call = z.discriminatedUnion("action", [
  z.object({ action: z.literal("info") }),
  z.object({ action: z.literal("entriesByFolder"), params: z.object({ folder: z.string() }) }),
  z.object({
    action: z.literal("entriesByFiles"),
    params: z.object({ files: z.array(z.object({ path: documentPath })) }),
  }),
  z.object({ action: z.literal("getEntry"), params: z.object({ path: documentPath }) }),
  z.object({
    action: z.literal("persistEntry"),
    params: z.object({
      dataFiles: z.array(z.object({ path: documentPath, raw: z.string() })).min(1),
      assets: z.array(asset),
    }),
  }),
  z.object({ action: z.literal("getMedia") }),
  z.object({ action: z.literal("getMediaFile"), params: z.object({ path: picturePath }) }),
  z.object({ action: z.literal("persistMedia"), params: z.object({ asset }) }),
  z.object({
    action: z.literal("deleteFiles"),
    params: z.object({ paths: z.array(z.union([documentPath, picturePath])) }),
  }),
  z.object({ action: z.literal("getDeployPreview") }),
]);

export interface Answer {
  status: number;
  body: unknown;
  /** Why nothing was written. */
  refusals?: readonly Refusal[];
  /** Files that were written or removed, below the project's folder. */
  changed?: readonly string[];
}

/** The browser tab that calls. */
export interface Tab {
  opened: Opened;
  /** The versions its editor chose where two people changed a field. */
  choices: Choices;
}

/**
 * Answers one call of the web editor.
 * @param contentFolder absolute path of `content/`
 */
export async function answer(contentFolder: string, tab: Tab, body: unknown): Promise<Answer> {
  const read = call.safeParse(body);
  if (!read.success) return { status: 422, body: { error: "Bu işlem burada yapılamaz." } };
  const { data } = read;
  switch (data.action) {
    case "info":
      return ok({ repo: "content", publish_modes: ["simple"], type: "local_fs" });
    case "entriesByFolder":
      return ok(
        readSourceFiles(contentFolder)
          // Of a folder that also has documents with a form of their own, those that can be added.
          .filter(
            (file) =>
              file.kind?.file.includes("*") &&
              path.posix.dirname(`content/${file.path}`) === data.params.folder,
          )
          .map((file) => entry(contentFolder, `content/${file.path}`)),
      );
    case "entriesByFiles":
      return ok(data.params.files.map((file) => entry(contentFolder, file.path)));
    case "getEntry": {
      const read = entry(contentFolder, data.params.path);
      const { id } = read.file;
      const value = readable(contentFolder, data.params.path);
      if (id && value !== undefined) tab.opened.set(read.file.path, { id, value });
      else tab.opened.delete(read.file.path);
      return ok(read);
    }
    case "persistEntry":
      return save(contentFolder, tab, data.params);
    case "getMedia":
      return ok(picturesIn(contentFolder).map((name) => picture(contentFolder, `content/images/${name}`)));
    case "getMediaFile":
      return ok(picture(contentFolder, data.params.path));
    case "persistMedia":
      return change(contentFolder, new Map([contentOf(data.params.asset)]), () =>
        picture(contentFolder, data.params.asset.path),
      );
    case "deleteFiles": {
      const changed = data.params.paths.find((file) => isChanged(contentFolder, tab.opened, file));
      if (changed) return refused([changedElsewhere(belowContent(changed))]);
      return change(
        contentFolder,
        new Map(data.params.paths.map((file) => [belowContent(file), null])),
        () => null,
      );
    }
    case "getDeployPreview":
      return ok(null);
  }
}

const ok = (body: unknown): Answer => ({ status: 200, body });

type Save = Extract<z.infer<typeof call>, { action: "persistEntry" }>["params"];

async function save(contentFolder: string, tab: Tab, { dataFiles, assets }: Save): Promise<Answer> {
  const { opened, choices } = tab;
  const gone = dataFiles.find(
    ({ path: file }) => opened.has(file) && readable(contentFolder, file) === undefined,
  );
  if (gone) return refused([goneElsewhere(belowContent(gone.path))]);
  const documents = dataFiles.map(({ path: file, raw }) => {
    const path = belowContent(file);
    const { schema } = documentKindOf(path) ?? {};
    const choose = (clash: Clash) => choices[conflictOf(file, schema, clash).id];
    const saved = savedDocument(contentFolder, path, parse(raw), opened.get(file)?.value, choose);
    return { ...saved, file, path, conflicts: saved.clashes.map((clash) => conflictOf(file, schema, clash)) };
  });
  const conflicts = documents.flatMap((document) => document.conflicts);
  if (conflicts.length > 0)
    return { status: 409, body: { error: "Aynı alan başka bir yerde de değişmiş.", conflicts } };
  const changes = new Map<string, string | Buffer>([
    ...assets.map(contentOf),
    ...documents.map(({ path, text }) => [path, text] as const),
  ]);
  const saved = await change(contentFolder, changes, () => ({ message: "saved" }));
  if (saved.changed)
    for (const { file, text, value } of documents) opened.set(file, { id: idOf(text), value });
  return saved;
}

const changedElsewhere = (file: string): Refusal => ({
  ...goneElsewhere(file),
  message: "Dosya, form açıldıktan sonra başka bir yerde değişmiş.",
  fix: "Sayfayı yenileyin, değişenlere bakın; yine de istemiyorsanız ondan sonra silin.",
});

/** A form holds a whole document: written where the file is gone or broken, it would undo what somebody else did. */
const goneElsewhere = (file: string): Refusal => ({
  file,
  line: 1,
  column: 1,
  message: "Dosya, form açıldıktan sonra başka bir yerde silinmiş ya da bozulmuş.",
  fix: "Yazdıklarınızı bir yere kopyalayın ve sayfayı yenileyin; dosyayı “Değişiklikler” sayfasında geri alabilirsiniz.",
  source: "",
  field: "",
});

async function change(contentFolder: string, changes: Changes, done: () => unknown): Promise<Answer> {
  const refusals = await write(contentFolder, changes);
  if (refusals.length > 0) return refused(refusals);
  return { status: 200, body: done(), changed: [...changes.keys()].map((file) => `content/${file}`) };
}

export function refused(refusals: readonly Refusal[]): Answer {
  const shown = refusals.map(({ file, field, message, fix }) => ({
    file: `content/${file}`,
    field,
    message,
    fix,
  }));
  return { status: 422, body: { error: "İçerikte hata var.", refusals: shown }, refusals };
}

const contentOf = ({ path: file, content }: z.infer<typeof asset>) =>
  [belowContent(file), Buffer.from(content, "base64")] as const;
