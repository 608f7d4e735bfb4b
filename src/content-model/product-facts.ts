import { productSchema } from "./product";
import { metaOf } from "./schema";

/** A product's fields that are quantities, by name: its texts may reference each. */
export const productFacts = new Map(
  Object.entries(productSchema.shape).filter(([, field]) => metaOf(field).typeName === "Quantity"),
);
