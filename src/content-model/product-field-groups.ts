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

export const material = fieldGroup("Material", "Malzeme ya da tür", {
  name: distinct(text("Malzemenin ya da türün adı", 60)),
  description: prose("Kısa tanımı"),
  properties: list(distinct(text("Özellik", 90)), "Özellikleri", { max: 8 }).meta({ hint: "Sırasıyla." }),
  warranty: duration("Bu malzemenin garantisi", warrantyUnits)
    .meta({ hint: "Ürünün tek bir garantisi yoksa." })
    .optional(),
  lifetimeWarranty: flag("Bu malzemenin garantisi ömür boyu sürer").meta({
    hint: "O zaman süresi yazılmaz.",
  }),
  place: whole("Malzemenin ölçekteki göreli yeri", 1, 3)
    .meta({ hint: "1 sol uçta, 2 ortada, 3 sağ uçta." })
    .optional(),
}).refine(
  ({ warranty, lifetimeWarranty }) => !(warranty && lifetimeWarranty),
  rule(
    "Hem ömür boyu garanti hem garanti süresi verilmiş.",
    "Garanti ya ömür boyudur ya da süresi vardır; birini kaldırın.",
    "lifetimeWarranty",
  ),
);

/** A layer: name, description and position on the cut pictures. */
export const layer = fieldGroup("Layer", "Tabaka", {
  title: distinct(text("Tabakanın adı", 24)),
  description: text("Adın altındaki kısa bilgi", 26).meta({ hint: "Örneğin kalınlığı." }).optional(),
  place: fieldGroup("LayerPlace", "Kesitteki yeri", {
    point: fieldGroup("LayerPoint", "Tabakanın gösterildiği nokta", {
      x: percentage("Soldan yüzde"),
      y: percentage("Üstten yüzde"),
    }),
    span: fieldGroup("LayerSpan", "Kalınlığın o yükseklikte başladığı ve bittiği yer", {
      from: percentage("Soldan yüzde"),
      to: percentage("Soldan yüzde"),
    })
      .meta({ hint: "Ölçü çizgisi oraya çizilir." })
      .optional(),
  })
    .meta({ hint: "Verilmezse tabaka yalnız metinde anılır." })
    .optional(),
});

export const shade = fieldGroup("Shade", "Renk", {
  code: distinct(keyword("Renk kodu").meta({ hint: "Örneğin A1." })),
  name: text("Rengin adı", 40),
  description: text("Rengin kısa tanımı", 120),
  colours: fieldGroup("ShadeColours", "Temsili ekran renkleri", {
    top: colour("Kesici kenardaki renk"),
    bottom: colour("Diş eti kenarındaki renk"),
  })
    .meta({ hint: "Verilmezse çizim, renk yerine geçirgenlik anlatır." })
    .optional(),
});
