import { z } from "zod";
import { fieldGroup, slug } from "../fields";

/** Anchor for links into the page: "ekip" in /hakkimizda#ekip. */
export const anchor = (label: string) => slug(label).meta({ uniqueIn: "anchor", elsewhere: true }).optional();

/**
 * A kind of section: a strict object discriminated by `type`. Its GraphQL type is named after it: "figures"
 * is `FiguresSection`.
 * @param label Turkish name
 * @param hint its purpose, in Turkish
 */
export const section = <Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  label: string,
  hint: string,
  shape: Shape,
) =>
  fieldGroup(`${type.charAt(0).toUpperCase()}${type.slice(1)}Section`, label, {
    type: z.literal(type).meta({ label: "Bölümün türü" }),
    id: anchor("Bölümün adresteki adı").meta({ hint: "Örneğin ekip; verilmezse başlığından türetilir." }),
    ...shape,
  }).meta({ hint });
