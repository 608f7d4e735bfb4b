import { z } from "zod";
import { addMonths, inIstanbul, isDay } from "../domain/delivery/days";
import { type ContentIconName, iconLabels } from "../domain/icon-names";

/**
 * Field kinds of all documents. A field's `kind` is stored in its zod metadata, from which the GraphQL types,
 * the checks and the JSON Schemas are derived.
 */
export type FieldKind =
  | "text"
  | "slug"
  | "link"
  | "icon"
  | "picture"
  | "drawing"
  | "pdf"
  | "factName"
  | "webAddress"
  | "colour"
  | "keyword";

export interface FieldMeta {
  /** `text` may contain {placeholders}; `picture`, `drawing` and `pdf` are file paths. */
  kind?: FieldKind;
  /** Name of the GraphQL type, for objects shared by several documents. */
  typeName?: string;
  /** The text may contain links to pages of the site (`RichText`). */
  links?: true;
  /** False: build-time only, without a GraphQL field. */
  graphql?: boolean;
  /** The value may come from the fact named by the sibling field `fact`. */
  fromFact?: boolean;
  /**
   * The value must be in this list of another document: "menuGroup" (navigation) or "category" (home page).
   */
  listedIn?: "menuGroup" | "category";
  /** The value is the slug of a product. */
  refersTo?: "product";
  /** The value must be unique in its list, or among all fields with the same scope. */
  uniqueIn?: "list" | UniqueScope;
  /** The order of the list's choices matters. */
  ordered?: true;
  /** Shown elsewhere than on the page itself, or not at all: comes last in the form of /admin. */
  elsewhere?: true;
  /** For whoever sets up the site: the forms of /admin hide it and keep its value. */
  setUp?: true;
  /** Turkish name of the field, in forms, mistakes and VS Code. */
  label?: string;
  /** A sentence below the label. */
  hint?: string | undefined;
  /** How to write a value of a fixed format, in Turkish; shown as the fix of a mistake. */
  spelling?: string;
  /** What VS Code shows instead of label and hint. */
  description?: string;
}

declare module "zod" {
  /** Types the metadata of schemas: https://zod.dev/metadata */
  interface GlobalMeta extends FieldMeta {}
}

/** Scopes of unique values across documents: addresses, names that visitors choose by. */
export type UniqueScope =
  | "address"
  | "cardTitle"
  | "formOption"
  | "productName"
  | "menuLabel"
  | "headerLabel"
  | "footerLabel"
  | "category"
  | "searchTitle"
  | "searchDescription"
  | "anchor";

/**
 * Several fields under one name.
 * @param typeName name of the GraphQL type
 */
export const fieldGroup = <Shape extends z.core.$ZodLooseShape>(
  typeName: string,
  label: string,
  shape: Shape,
) => z.strictObject(shape).meta({ label, typeName });

/** A field that must be unique among the items of its list, which it identifies, or in a scope. */
export const distinct = <S extends z.ZodType>(schema: S, uniqueIn: "list" | UniqueScope = "list"): S =>
  schema.meta({ uniqueIn });

/**
 * A rule across several fields, for `refine`: what is wrong and how to fix it, in Turkish.
 * @param field at which the mistake is reported; by default the parent of the fields
 */
export const rule = (message: string, fix: string, field?: string) => ({
  message,
  params: { fix },
  path: field === undefined ? [] : [field],
});

/** A list of at least `min` items. */
export const list = <Item extends z.ZodType>(
  item: Item,
  label: string,
  { min = 1, max }: { min?: number; max?: number } = {},
) => {
  const items = z.array(item).min(min);
  return (max === undefined ? items : items.max(max)).meta({ label });
};

/** A mark, which is set or missing. */
export const flag = (label: string) => z.boolean().optional().meta({ label });

/** A whole number within limits. */
export const whole = (label: string, min: number, max: number) =>
  z.number().int().min(min).max(max).meta({ label });

/** Running text of at most `max` characters. */
export const text = (label: string, max = 200) =>
  z.string().trim().min(1).max(max).meta({ label, kind: "text" });

/** Running text that may contain links: "[E.Max CAD](/ivoclar-kron)", "[kargo](https://www.kargo.com)". */
export const prose = (label: string, max = 260) => text(label, max).meta({ links: true });

/** A paragraph of one or more sentences. */
export const paragraph = (label: string) => prose(label, 700);

/**
 * A value of a fixed format, which is not shown as running text. Rules across fields wait until it is right.
 * @param spelling how it is written, with an example
 */
export const formatted = (pattern: RegExp, label: string, spelling: string, kind: FieldKind = "keyword") =>
  z.string().regex(pattern, { abort: true }).meta({ label, kind, spelling });

/**
 * A day of the calendar, "2027-08-02".
 * @param yearsAhead a later day is a typing error
 */
export const day = (label: string, yearsAhead = 5) =>
  z.iso
    .date()
    .refine(
      (value) => !isDay(value) || value <= addMonths(inIstanbul(new Date()).day, 12 * yearsAhead),
      rule(`Bu gün ${yearsAhead} yıldan daha ileride.`, "Yılı kontrol edin; daha yakın bir gün yazın."),
    )
    .meta({
      label,
      kind: "keyword",
      spelling: "Takvimde olan bir gün yazın: 2027-08-02, formda 02.08.2027.",
    });

/** A time of day, "08.30". */
export const time = (label: string) =>
  formatted(/^([01]\d|2[0-3])\.[0-5]\d$/, label, "Saati iki haneyle, arada nokta yazın, örneğin 08.00.");

export const email = (label: string) =>
  z.email().meta({
    label,
    kind: "keyword",
    spelling: "Bir e-posta adresi yazın, örneğin bilgi@ornek.example; alan adında Türkçe harf olmaz.",
  });

/** The path of a PDF, from the document. */
export const pdf = (label: string) =>
  formatted(
    /^\.{1,2}\/.+\.pdf$/i,
    label,
    "PDF olarak kaydedilmiş bir belge seçin; adı .pdf ile biter.",
    "pdf",
  );

export const keyword = (label: string) => z.string().trim().min(1).max(60).meta({ label, kind: "keyword" });

export const percentage = (label: string) => z.number().min(0).max(100).meta({ label });

/** A colour as "#RRGGBB". */
export const colour = (label: string) =>
  formatted(/^#[0-9A-Fa-f]{6}$/, label, "Rengi # ve altı haneyle yazın, örneğin #0F4C5C.", "colour");

/** An origin, "https://www.laboratuvar.com:8443", with the host in ASCII (Punycode). */
export const originPattern =
  /https:\/\/[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*(:\d{1,5})?/;

/** An address on the web, "https://www.kargo.com/sube?il=48". */
export const webAddressPattern = new RegExp(`^${originPattern.source}([/?#][^\\s"'<>\\\\]*)?$`);

export const webAddress = (label: string) =>
  formatted(
    webAddressPattern,
    label,
    "Adresi tarayıcıdan kopyalayın; https:// ile başlar, alan adında Türkçe harf olmaz.",
    "webAddress",
  );

export const slug = (label: string) =>
  formatted(
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/,
    label,
    "Yalnız küçük İngilizce harf, rakam ve aralarında kısa çizgi kullanın, örneğin gece-plagi.",
    "slug",
  );

export const productSlug = (label: string) => slug(label).meta({ refersTo: "product" });

/** Addresses that a page had before, which lead to it. */
export const previous = list(distinct(slug("Eski bir adres"), "address"), "Eski adresleri")
  .meta({
    hint: "Sayfanın adresi değişince buraya yazılır: eski bağlantılar ve arama sonuçları yeni adrese gider.",
    elsewhere: true,
    setUp: true,
  })
  .optional();

/** A path of this site ("/laboratuvar", "/#katalog"); checked against existing routes. */
export const link = (label: string) =>
  formatted(
    /^\/[a-z0-9-]*(#[a-z0-9-]+)?$/,
    label,
    "Sitedeki bir sayfanın yolunu yazın; / ile başlar, sonunda eğik çizgi olmaz, örneğin /iletisim.",
    "link",
  );

export const icon = () =>
  z
    .enum(Object.keys(iconLabels) as ContentIconName[])
    .meta({ label: "Öğenin yanında duran simgenin adı", kind: "icon" });

/** A place in a list; see `src/domain/sort-by-order.ts`. */
export const order = (label: string) =>
  whole(label, 1, 9999).meta({
    hint: "Küçük sayı önde gelir; eşit olanlar ada göre dizilir, sırası boş olan sonda durur.",
  });
