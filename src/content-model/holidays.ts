import { z } from "zod";
import { weekdayNames } from "../domain/delivery/days";
import { day, distinct, type FieldMeta, fieldGroup, keyword, list, prose, rule, text } from "./fields";

/** Closures and open days that differ from the public holidays. */
export const holidaysSchema = z.strictObject({
  workdays: list(
    distinct(z.enum(weekdayNames)),
    "Üretim yapılan günler; verilmezse pazartesiden cumaya. Teslim günleri bunlarla sayılır. Yalnız iş alınan günler çalışma saatlerindedir.",
  )
    .optional()
    .meta({ graphql: false } satisfies FieldMeta),
  closed: z
    .array(
      z
        .strictObject({
          from: day("İlk kapalı gün, örneğin 2027-08-02."),
          to: day("Son kapalı gün; tek günse yazılmaz.").optional(),
          name: keyword("Ziyaretçiye söylenen nedeni, örneğin Yıllık izin."),
        })
        .refine(
          ({ from, to }) => to === undefined || to > from,
          rule(
            "Kapalı günlerin sonu, başından sonra olmalı.",
            "Önceki günü başa, sonrakini sona yazın; tek günse son günü kaldırın.",
            "to",
          ),
        )
        .describe("Kapalı günler."),
    )
    .describe("Resmî tatiller dışında kapalı günler: yıllık izin, idari izin.")
    .meta({ graphql: false } satisfies FieldMeta),
  open: z
    .array(distinct(day("Çalışılan tatil günü.")))
    .describe("Laboratuvarın çalıştığı resmî tatil ve arife günleri.")
    .meta({ graphql: false } satisfies FieldMeta),
  delivery: fieldGroup(
    "DeliveryTexts",
    "Teslim gününün metinleri: ürün sayfalarında ve bütün ürünlerin takviminde.",
    {
      title: text("Bölümün başlığı.", 60),
      rule: prose("Günlerin nasıl sayıldığı; uzunsa tek cümle ve ayrıntının bağlantısı.", 320),
      question: text("Tarihin üstündeki satır.", 60),
      arrival: text("Ürün sayfasında ve bütün ürünlerin takviminde, ölçünün geleceği günü soran söz.", 40),
      sheet: text("Bugüne göre basılan takvimin başlığı.", 40),
      calendarLabel: text("Takvim kaydını indiren bağlantının adı.", 40),
    },
  ),
});

export type Holidays = z.infer<typeof holidaysSchema>;
