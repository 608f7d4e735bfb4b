import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "./components/error-boundary";
import { Motion } from "./components/motion";
import { RouteAnnouncer } from "./components/route-announcer";
import { PageFrame } from "./layout/page-frame";
import { system } from "./theme/system";

/** Wrappers that browser and server share, so that both make the same tree. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <ChakraProvider value={system}>
    <Motion>{element}</Motion>
  </ChakraProvider>
);

export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => (
  <PageFrame>
    <ErrorBoundary resetKey={props.location.pathname}>{element}</ErrorBoundary>
    <RouteAnnouncer path={props.location.pathname} />
  </PageFrame>
);
