// Fetched by the loader once the page is loaded and has been left alone for a while; see README.md.

interface BuiltFiles {
  /** Addresses of what the site's own start-up loads on every page. */
  everyPage: readonly string[];
  /** Addresses of the scripts of each kind of page, by the name of its chunk. */
  components: Readonly<Record<string, readonly string[]>>;
}

/** Put in when the module is compiled (`rewrite-pages.ts`). */
declare const builtFiles: BuiltFiles;

interface PageData {
  componentChunkName: string;
  staticQueryHashes: readonly string[];
}

/** What the loader says of the page. */
export interface PageAtRest {
  /** Gatsby's path of the page. */
  path: string;
  /** Addresses of the scripts that the loader runs. */
  scripts: readonly string[];
  isStarted: () => boolean;
  start: () => void;
}

/** How much of a part that moves by itself must be in view. */
const movingThreshold = 0.1;

/** Fetches everything into the browser's cache at the lowest priority, one after another, without running it. */
async function fetchAhead({ path, scripts, isStarted }: PageAtRest): Promise<void> {
  const fetchLast = (url: string) => fetch(url, { priority: "low" });
  async function fetchAll(urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      if (isStarted()) return;
      const answer = await fetchLast(url);
      await answer.arrayBuffer();
    }
  }
  await fetchAll([...scripts, ...builtFiles.everyPage]);
  if (isStarted()) return;
  const name = path.replace(/^\/|\/$/g, "") || "index";
  const answer = await fetchLast(`/page-data/${name}/page-data.json`);
  const { componentChunkName, staticQueryHashes }: PageData = await answer.json();
  await fetchAll([
    ...(builtFiles.components[componentChunkName] ?? []),
    "/page-data/app-data.json",
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ]);
}

/** Carousels and counters (`data-autostart="seen"`) start by themselves once they are seen. */
function watchMoving(start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { threshold: movingThreshold },
  );
  for (const part of document.querySelectorAll("[data-autostart=seen]")) observer.observe(part);
}

/**
 * What a page that is left alone does: fetches its scripts ahead, and runs them once a moving part is in view.
 * @throws Error where something cannot be fetched; it is asked for again when it is needed
 */
export function rest(page: PageAtRest): Promise<void> {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) watchMoving(page.start);
  return fetchAhead(page);
}
