import { z } from "zod";
import { type FieldMeta, fieldGroup, slug } from "../fields";

/** Anchor for links into the page: "ekip" in /hakkimizda#ekip. */
export const anchor = (description: string) =>
  slug(description)
    .meta({ uniqueIn: "anchor", elsewhere: true } satisfies FieldMeta)
    .optional();

/**
 * A kind of section: a strict object discriminated by `type`. Its GraphQL type is named after it: "figures"
 * is `FiguresSection`.
 * @param description Turkish name, then its purpose: "Galeri; altyazılı fotoğraflar."
 */
export const section = <Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  description: string,
  shape: Shape,
) =>
  fieldGroup(`${type.charAt(0).toUpperCase()}${type.slice(1)}Section`, description, {
    type: z.literal(type).describe("Bölümün türü."),
    id: anchor("Bölümün adresteki adı, örneğin ekip; verilmezse başlığından türetilir."),
    ...shape,
  });
