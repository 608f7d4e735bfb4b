import { z } from "zod";
import { quantity } from "../../content-tools/model/quantities";
import { formatQuantity } from "../../src/lib/format";

/** A picture of the content. */
export const picture = z.object({
  src: z.string(),
  alt: z.string(),
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
});

/** What a page shows first, and its card therefore too. */
export interface Face {
  title: string;
  kicker?: string | undefined;
  /** Without one of its own a page is shared with the laboratory's picture. */
  image?: z.infer<typeof picture> | undefined;
}

const stage = z
  .object({ tag: z.string(), title: z.string(), image: picture })
  .transform(({ tag, title, image }): Face => ({ kicker: tag, title, image }));
const slides = z.tuple([z.object({ image: picture })], z.unknown());

/** Products, the home page, pages under a banner, under a carousel, added pages, pages that begin with words alone. */
const faces = z.union([
  z
    .object({
      name: z.string(),
      menu: z.object({ group: z.string() }),
      turnaround: quantity.optional(),
      image: picture,
    })
    .transform(
      ({ name, menu, turnaround, image }): Face => ({
        kicker: turnaround ? formatQuantity(turnaround) : menu.group,
        title: name,
        image,
      }),
    ),
  z.object({ hero: stage }).transform(({ hero }) => hero),
  z.object({ banner: stage }).transform(({ banner }) => banner),
  z
    .object({ carousel: z.object({ title: z.string(), slides }) })
    .transform(({ carousel }): Face => ({ title: carousel.title, image: carousel.slides[0].image })),
  stage,
  z
    .object({ tag: z.string(), title: z.string(), lede: z.string() })
    .transform(({ tag, title }): Face => ({ kicker: tag, title })),
]);

/** The face of a document, its texts as they are written; undefined where it has none. */
export const faceOf = (document: unknown): Face | undefined => faces.safeParse(document).data;
