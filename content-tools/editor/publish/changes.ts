import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { documentKindOf } from "../../model";
import { parseSourceFile } from "../../model/documents";
import { dig } from "../../model/walk";
import { labelOf } from "../form/label";
import { type Difference, differences } from "../versions/differences";
import { type Git, gitIn } from "./git";
import { changedFiles, type Published, publishedFile, publishedState } from "./published";

/** A file that is not as it is published. */
export interface Change {
  /** Path below the project's folder. */
  file: string;
  /** "Ürün: Lamine Kron", "Ana sayfa", "Fotoğraf: lamine-kron.jpg". */
  title: string;
  state: "added" | "changed" | "removed";
  /** Field by field; empty for a picture, and where only comments or the way of writing differ. */
  fields: Difference[];
  /** For a picture: the name of its file. */
  picture?: string;
}

export interface ChangeList {
  published: Published;
  changes: Change[];
}

/** Everything below `content/` that differs from what is published. @throws Failure without git or a repository */
export async function listChanges(project: string, git: Git = gitIn(project)): Promise<ChangeList> {
  const published = await publishedState(git);
  return { published, changes: await changesSince(project, git, published.commit) };
}

/** Everything below `content/` that differs from a commit; without one, everything. */
export async function changesSince(project: string, git: Git, commit: string | undefined): Promise<Change[]> {
  const files = await changedFiles(git, commit);
  const changes = await Promise.all(
    files.map(async (file) => {
      const now = existsSync(posix.join(project, file)) ? readFileSync(posix.join(project, file)) : undefined;
      return changeOf(file, await publishedFile(git, commit, file), now);
    }),
  );
  return changes.filter((change) => change !== undefined);
}

function changeOf(file: string, before: Buffer | undefined, after: Buffer | undefined): Change | undefined {
  if (before === undefined && after === undefined) return undefined;
  const state = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  const path = file.replace(/^content\//, "");
  const kind = documentKindOf(path);
  if (!kind) {
    const name = posix.basename(file);
    const isPicture = path.startsWith("images/");
    return {
      file,
      title: `${isPicture ? "Fotoğraf" : "Dosya"}: ${name}`,
      state,
      fields: [],
      ...(isPicture && { picture: name }),
    };
  }
  const value = (bytes: Buffer | undefined) => bytes && parseSourceFile(path, bytes.toString("utf8")).value;
  const [old, now] = [value(before), value(after)];
  return { file, title: titleOf(path, now ?? old), state, fields: differences(kind.schema, old, now) };
}

/** What a document is called where several are listed. */
export function titleOf(path: string, value: unknown): string {
  const kind = documentKindOf(path);
  const label = labelOf(kind?.schema.description ?? posix.basename(path));
  if (!kind?.file.includes("*")) return label;
  const name = dig(value, ["name"]) ?? dig(value, ["title"]);
  return `${label}: ${typeof name === "string" ? name : posix.basename(path, ".yaml")}`;
}
