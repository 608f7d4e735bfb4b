import { documentKinds } from "../../../src/content-model";
import { sectionsIn } from "../../../src/content-model/walk";
import { files, missingRoute, productKinds, sectionPages } from "../../support/real-content";

/** The product with most sections. */
const [most] = [...productKinds].sort((a, b) => Object.keys(b).length - Object.keys(a).length);
if (!most) throw new Error("There is no product.");
export const fullest = most;

/** Routes of pages with their own template. */
const ownTemplates = documentKinds.flatMap(({ file, route, unlisted }) =>
  route && route !== "slug" && !unlisted && files.some(({ path }) => path === file) ? [route] : [],
);

/** Routes with a layout of their own. */
export const ownLayouts: readonly string[] = [...ownTemplates, fullest.route];

/** Parts of a page: its head, and the kinds of its sections. */
const partsOf = (page: (typeof sectionPages)[number]): string[] => {
  const { banner, carousel } = page.head ?? {};
  const beginning = carousel ? "carousel" : banner?.low ? "low" : "banner";
  const file = files.find(({ kind, value }) => kind?.type === "Page" && Object(value).slug === page.slug);
  return [beginning, ...(file ? sectionsIn(file).map(({ type }) => type) : [])];
};

/** A few pages that together have all parts. */
function coveringPages(): string[] {
  const listed = sectionPages.filter(({ unlisted }) => !unlisted);
  const unseen = new Set(listed.flatMap(partsOf));
  const chosen: string[] = [];
  const gain = (page: (typeof sectionPages)[number]) =>
    new Set(partsOf(page).filter((part) => unseen.has(part))).size;
  while (unseen.size > 0) {
    const next = listed.reduce((best, page) => (gain(page) > gain(best) ? page : best));
    for (const part of partsOf(next)) unseen.delete(part);
    chosen.push(next.route);
  }
  return chosen;
}

/** The pages with distinct layouts. */
export const templates: readonly string[] = [...new Set([...ownLayouts, ...coveringPages(), missingRoute])];
