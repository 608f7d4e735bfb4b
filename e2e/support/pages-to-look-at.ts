import { alike } from "../spec/products";
import { routes } from "../spec/routes";

/** Every kind of page: all routes but those of products whose pages are like another's. */
export const pagesToLookAt: readonly string[] = routes
  .map(({ route }) => route)
  .filter((route) => !alike.includes(route));
