import type { CreateResolversArgs } from "gatsby";
import { isRecord } from "../../content-model/walk";
import { type Context, filledText, type Source } from "./facts";

interface Link {
  label: string;
  to: string;
  description?: string;
}

/**
 * The links of the corporate menu and the footer's quick links, with those of the added pages that ask for a place there: a
 * page of order 2 is the second. So all that shows these links shows the pages, too.
 */
export function createPageLinks({ createResolvers }: CreateResolversArgs): void {
  const links = (list: "links" | "quickLinks", place: "menu" | "footer") => ({
    resolve: async (source: Source, _args: unknown, context: Context) => {
      const merged: unknown[] = Array.isArray(source[list]) ? [...source[list]] : [];
      for (const { order, link } of await pageLinks(place, context)) merged.splice(order - 1, 0, link);
      return merged;
    },
  });
  createResolvers({
    CorporateMenu: { links: { type: "[NavigationLink!]!", ...links("links", "menu") } },
    FooterNavigation: {
      quickLinks: links("quickLinks", "footer"),
      serviceLinks: {
        type: "[NavigationLink!]!",
        resolve: ({ serviceLinks }: { serviceLinks?: unknown[] }) => serviceLinks ?? [],
      },
    },
  });
}

async function pageLinks(
  place: "menu" | "footer",
  context: Context,
): Promise<{ order: number; link: Link }[]> {
  const { nodeModel, path } = context;
  const query = { filter: { [place]: { order: { ne: null } } }, sort: { [place]: { order: "ASC" } } };
  const pages = [...(await nodeModel.findAll({ type: "TextPage", query }, { path })).entries].filter(
    isRecord,
  );
  return Promise.all(
    pages.map(async (page) => {
      const asked = isRecord(page[place]) ? page[place] : {};
      const label = await filledText(String(asked.label ?? page.title), page, context);
      const { description } = asked;
      return {
        order: Number(asked.order),
        link: {
          label,
          to: `/${String(page.slug)}`,
          ...(typeof description === "string"
            ? { description: await filledText(description, page, context) }
            : {}),
        },
      };
    }),
  );
}
