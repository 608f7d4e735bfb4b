import { access, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import pLimit from "p-limit";
import { cardFolder, pageKinds, type SocialCard } from "./field";
import { cardPicture } from "./picture";

type Answer = Record<string, { nodes: readonly { socialCard: SocialCard | null }[] }>;

const query = `{
  ${pageKinds
    .map(({ type }) => `all${type} { nodes { socialCard { path drawing photo focus { x y } } } }`)
    .join("\n  ")}
}`;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Writes the card of every page into the built site. A card's name changes with it, so those there are left as they are. */
export async function writeSocialCards(site: string, { graphql, reporter }: CardTools): Promise<void> {
  const { data, errors } = await graphql<Answer>(query);
  if (errors || !data) {
    reporter.panicOnBuild("The social cards could not be read.", errors);
    return;
  }
  const cards = Object.values(data).flatMap(({ nodes }) =>
    nodes.flatMap(({ socialCard }) => socialCard ?? []),
  );
  const folder = join(site, cardFolder);
  await mkdir(folder, { recursive: true });
  const names = new Set(cards.map(({ path }) => basename(path)));
  await Promise.all(
    (await readdir(folder)).filter((name) => !names.has(name)).map((name) => rm(join(folder, name))),
  );
  const limit = pLimit(availableParallelism());
  const write = async ({ path, drawing, photo, focus }: SocialCard) => {
    const file = join(folder, basename(path));
    if (!(await exists(file))) await writeFile(file, await cardPicture(drawing, photo, focus));
  };
  await Promise.all(cards.map((card) => limit(write, card)));
}

/** What of Gatsby's API the cards need. */
type CardTools = Pick<ParentSpanPluginArgs, "reporter"> & {
  graphql<T>(query: string): Promise<{ data?: T; errors?: Error[] }>;
};
