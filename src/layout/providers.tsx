import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { GatsbyBrowser } from "gatsby";
import { system } from "../theme/system";
import { PageFrame } from "./page-frame";
import { RouteAnnouncer } from "./route-announcer";
import { RoutingError } from "./routing-error";

/**
 * What browser and server put around every page, so that both make the same tree. Chakra stands here, not around the
 * root: Gatsby wraps heads with that too, and each would carry the global styles once more.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => (
  <ChakraProvider value={system}>
    <PageFrame path={props.location.pathname}>
      <RoutingError path={props.location.pathname}>{element}</RoutingError>
      <RouteAnnouncer path={props.location.pathname} />
    </PageFrame>
  </ChakraProvider>
);
