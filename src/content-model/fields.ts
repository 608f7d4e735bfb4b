import { z } from "zod";
import { iconNames } from "../domain/icon-names";

/**
 * The field kinds every document is built from. A field's `kind` travels in its zod metadata, so that the
 * GraphQL types, the checks and the editors' JSON Schema are all derived from this one declaration.
 */
export type FieldKind =
  | "text"
  | "slug"
  | "link"
  | "icon"
  | "picture"
  | "drawing"
  | "factName"
  | "webAddress"
  | "keyword";

export interface FieldMeta {
  /** How the value is treated: `text` may hold {placeholders}, `picture` and `drawing` are files beside the document, ... */
  kind?: FieldKind;
  /** Name of the GraphQL type, for object fields that several documents share. */
  typeName?: string;
  /** The text may hold links to pages of the site, which `RichText` shows. */
  links?: true;
  /** False: the field is read at build time only and has no GraphQL field. */
  graphql?: boolean;
  /** The value may come from the fact named in the sibling field `fact`. */
  fromFact?: boolean;
  /** The value must stand in this list of another document: "menuGroup" (navigation) or "category" (home page). */
  listedIn?: "menuGroup" | "category";
  /** The value is the address of a product. */
  refersTo?: "product";
  /** The value may stand only once: in its list, or among all fields of the site that name the same scope. */
  uniqueIn?: "list" | UniqueScope;
  /** The value is derived from this field beside it: the editing page does not show it, the check refuses another. */
  follows?: string;
  description?: string;
}

/** What must differ from document to document: addresses, places in an order, names that visitors choose by. */
export type UniqueScope =
  | "address"
  | "menuPlace"
  | "cataloguePlace"
  | "formPlace"
  | "footerPlace"
  | "cardTitle"
  | "formOption"
  | "category"
  | "searchTitle"
  | "searchDescription"
  | "pageMenuPlace"
  | "headerPlace"
  | "pageFooterPlace"
  | "anchor";

/** A field that must differ from the same field of the other items of its list, which are told apart by it. */
export const distinct = <S extends z.ZodType>(schema: S): S =>
  schema.meta({ uniqueIn: "list" } satisfies FieldMeta);

/** Running text of at most `max` characters (a limit of the layout, far above what reads well). */
export const text = (description: string, max = 200) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .describe(description)
    .meta({ kind: "text" } satisfies FieldMeta);

/** Running text whose words may lead to another page of the site: "[E.Max CAD](/ivoclar-kron)". */
export const prose = (description: string, max = 260) =>
  text(description, max).meta({ links: true } satisfies FieldMeta);

/** A paragraph: running text that may be several sentences long. */
export const paragraph = (description: string) => prose(description, 700);

export const keyword = (description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(60)
    .describe(description)
    .meta({ kind: "keyword" } satisfies FieldMeta);

export const percentage = (description: string) => z.number().min(0).max(100).describe(description);

/** A colour as "#RRGGBB". */
export const colour = (description: string) =>
  z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .describe(description)
    .meta({ kind: "keyword" } satisfies FieldMeta);

/**
 * "https://www.laboratuvar.com:8443": a host in the letters that every reader of addresses knows, as names with Turkish letters
 * have it behind "xn--".
 */
export const originPattern =
  /https:\/\/[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*(:\d{1,5})?/;

export const slugPattern = /^[a-z0-9-]+$/;

export const slug = (description: string) =>
  z
    .string()
    .regex(slugPattern)
    .describe(description)
    .meta({ kind: "slug" } satisfies FieldMeta);

/** A path of this site ("/laboratuvar", "/#katalog"); checked against the routes that exist. */
export const link = (description: string) =>
  z
    .string()
    .regex(/^\/[a-z0-9-]*(#[a-z0-9-]+)?$/)
    .describe(description)
    .meta({ kind: "link" } satisfies FieldMeta);

export const icon = () =>
  z
    .enum(iconNames)
    .describe("Öğenin yanında duran simgenin adı.")
    .meta({ kind: "icon" } satisfies FieldMeta);

export const order = (description: string) => z.number().int().min(1).max(9999).describe(description);
