import type { GatsbyBrowser } from "gatsby";
import { noteNavigation } from "./src/hooks/use-arrival";

export { wrapPageElement, wrapRootElement } from "./src/providers";

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) noteNavigation();
};
