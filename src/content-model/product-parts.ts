import { warrantyUnits } from "../domain/units";
import {
  colour,
  distinct,
  fieldGroup,
  flag,
  keyword,
  list,
  percentage,
  prose,
  rule,
  text,
  whole,
} from "./fields";
import { duration } from "./quantities";

export const material = fieldGroup("Material", "Bir malzeme ya da tür.", {
  name: distinct(text("Malzemenin ya da türün adı.", 60)),
  description: prose("Kısa tanımı."),
  properties: list(distinct(text("Bir özellik.", 90)), "Özellikleri, sırasıyla.", { max: 8 }),
  warranty: duration("Bu malzemenin garantisi; ürünün tek bir garantisi yoksa.", warrantyUnits).optional(),
  lifetimeWarranty: flag("Bu malzemenin garantisi ömür boyu sürer; o zaman süresi yazılmaz."),
  place: whole("Malzemenin ölçekteki göreli yeri: 1 sol uçta, 2 ortada, 3 sağ uçta.", 1, 3).optional(),
}).refine(
  ({ warranty, lifetimeWarranty }) => !(warranty && lifetimeWarranty),
  rule(
    "Hem ömür boyu garanti hem garanti süresi verilmiş.",
    "Garanti ya ömür boyudur ya da süresi vardır; birini kaldırın.",
    "lifetimeWarranty",
  ),
);

/** A layer: name, description and position on the cut pictures. */
export const layer = fieldGroup("Layer", "Bir tabaka.", {
  title: distinct(text("Tabakanın adı.", 24)),
  description: text("Adın altındaki kısa bilgi, örneğin kalınlığı.", 26).optional(),
  place: fieldGroup("LayerPlace", "Kesitteki yeri; verilmezse tabaka yalnız metinde anılır.", {
    point: fieldGroup("LayerPoint", "Tabakanın gösterildiği nokta.", {
      x: percentage("Soldan yüzde."),
      y: percentage("Üstten yüzde."),
    }),
    span: fieldGroup(
      "LayerSpan",
      "Kalınlığın o yükseklikte başladığı ve bittiği yer; ölçü çizgisi oraya çizilir.",
      { from: percentage("Soldan yüzde."), to: percentage("Soldan yüzde.") },
    ).optional(),
  }).optional(),
});

export const shade = fieldGroup("Shade", "Bir renk.", {
  code: distinct(keyword("Renk kodu, örneğin A1.")),
  name: text("Rengin adı.", 40),
  description: text("Rengin kısa tanımı.", 120),
  colours: fieldGroup(
    "ShadeColours",
    "Temsili ekran renkleri; verilmezse çizim, renk yerine geçirgenlik anlatır.",
    { top: colour("Kesici kenardaki renk."), bottom: colour("Diş eti kenarındaki renk.") },
  ).optional(),
});
