import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { GatsbyBrowser } from "gatsby";
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
