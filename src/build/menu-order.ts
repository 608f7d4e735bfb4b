import { dig } from "../content-model/walk";
import { sortByOrder } from "../domain/sort-by-order";

/** Products of one group as the menu lists them. */
export const inMenuOrder = <T extends object>(products: readonly T[]): T[] =>
  sortByOrder(products, (product) => ({
    order: dig(product, ["menu", "order"]),
    name: dig(product, ["menu", "label"]) ?? dig(product, ["name"]),
  }));
