import { missingRoute, pageRoutes, productKinds, receivedRoute, textPages } from "../../support/real-content";

const [first] = productKinds;
/** The product whose page has the most parts. */
const [most] = [...productKinds].sort((a, b) => Object.keys(b).length - Object.keys(a).length);
if (!first || !most) throw new Error("There is no product.");
export const fullest = most;

/** One address of each template; of products the two that show the most. */
export const templates: readonly string[] = [
  ...new Set([
    ...pageRoutes,
    ...textPages.slice(0, 1).map(({ route }) => route),
    first.route,
    fullest.route,
    receivedRoute,
    missingRoute,
  ]),
];
