import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";

export const root = path.resolve(import.meta.dirname, "../..");
export const gatsby = path.join(root, "node_modules/gatsby/cli.js");

const sources = [
  "content",
  "content-tools",
  "src",
  "gatsby",
  "plugins",
  "static",
  "supabase/functions",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** A product that the site does not have. */
export const added = { slug: "teleskop-kron", name: "Teleskop Kron", description: "İki parçalı, çift kron." };

/** The added product's file: like another product under another name, with a place in form and footer. */
export async function addedFile(): Promise<string> {
  const products = path.join(root, "content/products");
  const [other = ""] = (await readdir(products)).sort();
  const all = await Promise.all(
    (await readdir(products)).map(async (name) => parse(await readFile(path.join(products, name), "utf8"))),
  );
  const model = parse(await readFile(path.join(products, other), "utf8"));
  const orders = all.flatMap(({ menu, catalogue, form, footer }) =>
    [menu, ...catalogue, form, footer].map((place) => place?.order ?? 0),
  );
  /** Behind every place that is taken. */
  const order = Math.max(...orders) + 1;
  return stringify({
    ...model,
    slug: added.slug,
    name: added.name,
    summary: added.description,
    seo: {
      ...model.seo,
      title: added.name,
      description: `${added.name}: ${model.seo.description}`.slice(0, 170),
    },
    menu: { ...model.menu, order, label: undefined },
    catalogue: [{ ...model.catalogue[0], title: added.name, order }],
    form: { label: added.name, order },
    footer: { label: added.name, order },
  });
}

export interface Project {
  folder: string;
  /** Path of a file of the copy, by its parts. */
  at(...parts: string[]): string;
  destroy(): Promise<void>;
}

/** A copy of the site in a temporary folder, to edit and to build as an editor would; its pictures are flat, or as they are. */
export async function copyProject({ flat = true } = {}): Promise<Project> {
  const folder = await mkdtemp(path.join(tmpdir(), "editing-"));
  const gatsbyFiles = (await readdir(root)).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  for (const name of [...sources, ...gatsbyFiles]) {
    const filter = (file: string) => path.basename(file) !== "node_modules";
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  }
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
  if (flat) await flattenPictures(path.join(folder, "content/images"));
  return {
    folder,
    at: (...parts) => path.join(folder, ...parts),
    destroy: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Flat pictures of the same names and sizes: making the real ones small takes most of a build. */
async function flattenPictures(imageFolder: string): Promise<void> {
  for (const name of await readdir(imageFolder)) {
    const file = path.join(imageFolder, name);
    const { width, height } = await sharp(await readFile(file)).metadata();
    await sharp({ create: { width, height, channels: 3, background: "#9bb" } }).toFile(file);
  }
}
