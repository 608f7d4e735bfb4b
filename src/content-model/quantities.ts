import { z } from "zod";
import { stepUnits } from "../domain/units";
import { distinct, fieldGroup, keyword, rule, text } from "./fields";

const quantityShape = {
  number: z.number().meta({ label: "Sayı", hint: "Aralıksa alt sınırı." }),
  to: z.number().optional().meta({ label: "Aralığın üst sınırı", hint: "Örneğin 3–5 için 5." }),
  prefix: keyword("Sayıdan önce yazılan işaret").meta({ hint: "Örneğin %." }).optional(),
  suffix: keyword("Sayıya bitişik yazılan ek").meta({ hint: "Örneğin + ya da /7." }).optional(),
  unit: keyword("Sayıdan sonra boşlukla yazılan birim")
    .meta({ hint: "Örneğin yıl ya da iş günü; takvim yılıysa yılı yazın, nokta konmaz." })
    .optional(),
};

const isRange = ({ number, to }: { number?: number | undefined; to?: number | undefined }): boolean =>
  number === undefined || to === undefined || to > number;

const rangeOrder = rule(
  "Aralığın üst sınırı alt sınırından büyük değil.",
  "Küçük sayıyı önce, büyüğünü üst sınıra yazın; aralık değilse üst sınırı kaldırın.",
  "to",
);

/** A measured fact, referenced in texts as {name}. */
export const quantity = fieldGroup("Quantity", "Ölçülü bir bilgi", quantityShape)
  .meta({ hint: "Sayı, varsa aralığı, işareti ve birimi." })
  .refine(isRange, rangeOrder);

export type Quantity = z.infer<typeof quantity>;

/** A quantity of a list, with a Turkish name by which an editor finds it. */
export const namedQuantity = fieldGroup("Quantity", "Ölçülü bir bilgi", {
  label: keyword("Türkçe adı")
    .meta({ hint: "Yalnız bu formda görünür; sayıyı listede bulmanız içindir." })
    .optional(),
  ...quantityShape,
})
  .meta({ hint: "Sayı, varsa aralığı, işareti ve birimi." })
  .refine(isRange, rangeOrder);

/** Maximum of a duration: an axis has a tick for each day. */
const longest = 365;

/** A duration shown on an axis; restricted to units that can be placed there. */
export const duration = <Units extends readonly [string, ...string[]]>(label: string, units: Units) =>
  fieldGroup("Quantity", label, {
    ...quantityShape,
    number: z.number().positive().max(longest).meta({ label: "Sayı", hint: "Aralıksa alt sınırı." }),
    to: z
      .number()
      .max(longest)
      .optional()
      .meta({ label: "Aralığın üst sınırı", hint: "Örneğin 3–5 için 5." }),
    unit: z.enum(units).meta({ label: "Birimi" }),
  }).refine(isRange, rangeOrder);

const fact = keyword("Sayının alındığı bilginin adı")
  .meta({ hint: "Bu verilirse sayı burada yazılmaz.", kind: "factName", graphql: false })
  .optional();

interface FactOrNumber {
  fact?: string | undefined;
  number?: number | undefined;
  to?: number | undefined;
}

const hasNumber = ({ fact, number }: FactOrNumber): boolean => fact !== undefined || number !== undefined;
const missingNumber = rule("Sayı verilmemiş.", "Sayıyı ya da sayının alındığı bilgiyi yazın.");

const hasOneNumber = ({ fact, number }: FactOrNumber): boolean => fact === undefined || number === undefined;
const twoNumbers = rule(
  "Hem sayı hem sayının alındığı bilgi verilmiş.",
  "Sayı bilgiden geliyorsa sayıyı, gelmiyorsa bilginin adını kaldırın.",
  "number",
);

/** Either a number or a fact, and ranges upwards. */
const measured = <S extends z.ZodType<FactOrNumber>>(schema: S): S =>
  schema.refine(hasNumber, missingNumber).refine(hasOneNumber, twoNumbers).refine(isRange, rangeOrder);

const figureShape = {
  fact,
  part: z.enum(["from", "to"]).optional().meta({
    label: "Bilgi bir aralıksa yalnız alt ya da üst sınırını gösterir",
    graphql: false,
  }),
  number: quantityShape.number.optional().meta({ fromFact: true }),
  to: quantityShape.to.meta({ fromFact: true }),
  prefix: quantityShape.prefix.meta({ fromFact: true }),
  suffix: quantityShape.suffix.meta({ fromFact: true }),
  unit: quantityShape.unit.meta({ fromFact: true }),
  label: distinct(text("Sayının neyi ölçtüğü, kısaca", 60)),
};

/** A quantity with a caption, given inline or as the name of a fact. */
export const figure = measured(fieldGroup("Figure", "Sayı ve etiketi", figureShape));

/** A figure with an optional sentence. */
export const stat = measured(
  fieldGroup("Stat", "Sayı ve etiketi", {
    ...figureShape,
    description: text("Sayıyı açıklayan cümle", 160).optional(),
  }),
);

/** How long a step takes, given inline or as the name of a fact, which may be written in another unit. */
export const stepDuration = measured(
  fieldGroup("StepDuration", "Adımın süresi", {
    fact,
    number: quantityShape.number.positive().optional().meta({ fromFact: true }),
    to: quantityShape.to.meta({ fromFact: true }),
    prefix: quantityShape.prefix.meta({ fromFact: true }),
    suffix: quantityShape.suffix.meta({ fromFact: true }),
    unit: z.enum(stepUnits).optional().meta({
      label: "Birimi",
      hint: "Bilgi verildiyse yalnız iş günü yerine gün yazılacaksa (ya da tersi) seçilir.",
      fromFact: true,
    }),
  }).meta({ hint: "Belli değilse yazılmaz." }),
).refine(
  ({ fact, number, unit }) => fact !== undefined || number === undefined || unit !== undefined,
  rule("Sürenin birimi yok.", `Birimini yazın: ${stepUnits.join(", ")}.`),
);

/** The quantity, or one end of its range. */
export function endOf({ to, ...quantity }: Quantity, part: unknown): Partial<Quantity> {
  if (part === "from") return quantity;
  if (part === "to") return { ...quantity, number: to ?? quantity.number };
  return { ...quantity, to };
}
