import { pages } from "./pages";
import { products } from "./products";

/** All 24 routes and their main headings. */
export const routes: readonly { route: string; h1: string }[] = [...pages, ...products];
