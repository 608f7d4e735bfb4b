import { z } from "zod";
import { nameFacts } from "./placeholders";
import { namedQuantity } from "./quantities";
import { sentenceNames } from "./sentences";

/** Names that texts already use for something else. */
const reserved = [...nameFacts, ...sentenceNames].join("|");

/** Quantities by the names that texts reference as {name}. */
export const facts = z.record(
  z.string().regex(new RegExp(`^(?!(?:${reserved})$)[a-z][A-Za-z0-9]*$`)),
  namedQuantity,
);
