import type { GatsbyBrowser } from "gatsby";
import { PageFrame } from "./page-frame";
import { RouteAnnouncer } from "./route-announcer";
import { RoutingError } from "./routing-error";

/**
 * The frame of every page, for browser and server, so that both render the same tree. Here and not in Gatsby's root wrapper,
 * which also wraps heads.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => (
  <PageFrame path={props.location.pathname}>
    <RoutingError path={props.location.pathname}>{element}</RoutingError>
    <RouteAnnouncer path={props.location.pathname} />
  </PageFrame>
);
