import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";

/** The same picture under another content: a comment of its own behind the JPEG's first mark. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xfffe, 0);
  segment.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, text, jpeg.subarray(2)]);
}

/**
 * Puts `count` products in the place of the site's own, made from them in turn, each with a picture of its own.
 * @param content folder of the content
 * @param ownPictures false: with the pictures of those they are made from, which costs a build little
 * @returns the files of the first product and its picture
 */
export async function generateProducts(
  content: string,
  count: number,
  { ownPictures = true } = {},
): Promise<{ entry: string; picture: string }> {
  const folder = path.join(content, "products");
  const names = (await readdir(folder)).sort();
  const models = await Promise.all(
    names.map(async (name) => {
      const product = parse(await readFile(path.join(folder, name), "utf8"));
      return { product, picture: await readFile(path.join(folder, product.image.src)) };
    }),
  );
  for (const name of names) await rm(path.join(folder, name));
  for (let index = 0; index < count; index += 1) {
    const model = models[index % models.length];
    if (!model) throw new Error("The site has no products to make others from.");
    const { product, picture } = model;
    const round = Math.floor(index / models.length);
    const numbered = (text: string) => (round === 0 ? text : `${text} ${round + 1}`);
    const slug = round === 0 ? product.slug : `${product.slug}-${round + 1}`;
    const src = `../images/generated-${index + 1}.jpg`;
    const generated = {
      ...product,
      slug,
      name: numbered(product.name),
      seo: { ...product.seo, title: numbered(product.name) },
      image: ownPictures ? { ...product.image, src } : product.image,
      menu: { ...product.menu, order: index + 1 },
      catalogue: product.catalogue.map((card: { title: string }, position: number) => ({
        ...card,
        title: numbered(card.title),
        order: 2 * index + position + 1,
      })),
      // The request form and the footer name a few products only.
      ...(round > 0 ? { form: undefined, footer: undefined } : {}),
    };
    await writeFile(path.join(folder, `${slug}.yaml`), stringify(generated));
    if (ownPictures) await writeFile(path.join(folder, src), withComment(picture, String(index + 1)));
  }
  const [first] = models;
  return {
    entry: path.join(folder, `${first?.product.slug}.yaml`),
    picture: path.join(content, "images/generated-1.jpg"),
  };
}
