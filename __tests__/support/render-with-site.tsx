import { act, type RenderOptions, type RenderResult, render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { SiteContext } from "#src/features/site/site-context.ts";
import { createLayoutData } from "./factories";

/** Wraps an element in the data that every page has. */
export const withSite = (children: ReactNode, data = createLayoutData()): ReactElement => (
  <SiteContext value={data}>{children}</SiteContext>
);

export function renderWithSite(
  element: ReactElement,
  options: Pick<RenderOptions, "container" | "hydrate"> & { data?: Queries.LayoutQuery } = {},
): RenderResult {
  const { data = createLayoutData(), ...rest } = options;
  return render(element, { ...rest, wrapper: ({ children }) => withSite(children, data) });
}

/** Renders the server's HTML, lets a visitor act, then hydrates. */
export async function hydrateWithSite(element: ReactElement, visit: (place: Element) => void): Promise<void> {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(withSite(element));
  visit(container);
  await act(async () => renderWithSite(element, { container, hydrate: true }));
}
