import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What Gatsby notes in the site for itself: what it knows of its scripts. It writes that anew in each build. */
const notes = ["webpack.stats.json", "chunk-map.json", "_gatsby/slices/_gatsby-scripts-1.html"];
/** A library of Gatsby's for scripts of others, which this site has none of. */
const unused = ["~partytown"];
/** Files of webpack, by the hash in their names, but those that scripts-on-intent and held-messages write and renew themselves. */
const ofWebpack = /^(?!boot-|at-rest-|loader-|bekleyen-mesaj-).*-[0-9a-f]{20}\.js(?:\.map|\.LICENSE\.txt)?$/;

/** Folders of pictures below `static`, by the digest of the file they are made of. */
const ofPicture = /^[0-9a-f]{32}$/;

const remove = (file: string) => rm(file, { recursive: true, force: true });

async function removeEmpty(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length === 0) await remove(folder);
}

/**
 * Takes out of a built site what no visitor needs: Gatsby's own notes, scripts of earlier builds, and what was made of
 * pictures that are in the content no more.
 * @param folder absolute path of the built site
 * @param noteFolder absolute path of where the notes are kept, for whoever wants to know what is in the scripts
 * @param scripts names of the files webpack made in this build; none are taken away where it made none
 * @param digests of the files there are, pictures among them; no picture is taken away where there are none
 */
export async function takeAway(
  folder: string,
  noteFolder: string,
  scripts: ReadonlySet<string>,
  digests: ReadonlySet<string>,
): Promise<void> {
  await remove(noteFolder);
  for (const name of notes.filter((note) => existsSync(join(folder, note)))) {
    await mkdir(dirname(join(noteFolder, name)), { recursive: true });
    await rename(join(folder, name), join(noteFolder, name));
  }
  await removeEmpty(join(folder, "_gatsby/slices"));
  await removeEmpty(join(folder, "_gatsby"));
  const isOld = (name: string) => scripts.size > 0 && ofWebpack.test(name) && !scripts.has(name);
  const old = (await readdir(folder)).filter(isOld);
  const gone = (name: string) => digests.size > 0 && ofPicture.test(name) && !digests.has(name);
  const pictures = existsSync(join(folder, "static")) ? await readdir(join(folder, "static")) : [];
  const without = pictures.filter(gone).map((name) => join("static", name));
  await Promise.all([...unused, ...old, ...without].map((name) => remove(join(folder, name))));
}
