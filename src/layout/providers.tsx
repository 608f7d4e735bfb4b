import { ChakraProvider } from "@chakra-ui/react/styled-system";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import { system } from "../theme/system";
import { PageFrame } from "./page-frame";
import { RouteAnnouncer } from "./route-announcer";
import { RoutingError } from "./routing-error";

/**
 * Providers for browser and server, so that both render the same tree. Here and not in Gatsby's root wrapper,
 * which also wraps heads and would repeat the global styles in each.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => (
  <ChakraProvider value={system}>
    <PageFrame path={props.location.pathname}>
      <RoutingError path={props.location.pathname}>{element}</RoutingError>
      <RouteAnnouncer path={props.location.pathname} />
    </PageFrame>
  </ChakraProvider>
);

/**
 * In the browser, takes the styles of the page's HTML over where they stand. Emotion by itself moves them, and the browser
 * works out the styles of all elements once more (docs/decisions/page-styles.md).
 */
export function withPageStyles(page: ReactNode): ReactNode {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const names = document.querySelector<HTMLElement>("style[data-styles]")?.dataset.styles ?? "";
  for (const name of names.split(" ")) cache.inserted[name] = true;
  return <CacheProvider value={cache}>{page}</CacheProvider>;
}
