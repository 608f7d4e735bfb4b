import { documentKindOf } from "../../model/index.ts";
import { dig } from "../../model/walk.ts";

/** The site in development mode, which shows the page beside the form. */
export interface PagePreview {
  /** "http://localhost:8001": another site than the editor's for browsers, so that its pages have a process of their own. */
  origin: string;
  state(): PreviewState;
}

export interface PreviewState {
  phase: "starting" | "ready" | "failed";
  /** What it is doing, in Turkish, or why it failed. */
  step: string;
  /** How much of the start is done, 0–1. */
  done: number;
}

/** The page a document makes: its own, else the home page. @param value of the document as it is saved */
export function routeOf(file: string, value: unknown): string {
  const route = documentKindOf(file.replace(/^content\//, ""))?.route;
  if (route !== "slug") return route ?? "/";
  const slug = dig(value, ["slug"]);
  return typeof slug === "string" ? `/${slug}` : "/";
}

/** Whether the site in development mode has a page already: it makes a new product's a moment after the save. */
export async function hasPage({ origin }: PagePreview, route: string): Promise<boolean> {
  const data = route === "/" ? "index" : route.slice(1);
  try {
    // By number: names of this machine may lead to another one.
    const { port } = new URL(origin);
    const response = await fetch(`http://127.0.0.1:${port}/page-data/${data}/page-data.json`, {
      signal: AbortSignal.timeout(5_000),
    });
    return response.ok && (response.headers.get("content-type") ?? "").includes("json");
  } catch {
    return false;
  }
}
