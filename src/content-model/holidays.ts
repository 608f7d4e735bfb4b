import { z } from "zod";
import { addMonths, weekdayNames } from "../domain/delivery/days";
import { day, distinct, fieldGroup, keyword, list, prose, rule, text, time } from "./fields";

/** Closures and open days that differ from the public holidays. */
export const holidaysSchema = z.strictObject({
  workdays: list(distinct(z.enum(weekdayNames)), "Üretim yapılan günler")
    .meta({
      hint: "Verilmezse pazartesiden cumaya. Teslim günleri bunlarla sayılır. Yalnız iş alınan günler çalışma saatlerindedir.",
      graphql: false,
    })
    .optional(),
  sameDayUntil: time("Aynı gün çıkan iş için en geç geliş saati")
    .meta({
      hint: "Süresi saatle yazılan işler içindir, örneğin 13.00. Verilmezse bu işlerin teslim günü söylenmez, süresi durur.",
      graphql: false,
    })
    .optional(),
  closed: z
    .array(
      z
        .strictObject({
          from: day("İlk kapalı gün").meta({
            description: "İlk kapalı gün, örneğin 2027-08-02.",
          }),
          to: day("Son kapalı gün").meta({ hint: "Tek günse yazılmaz." }).optional(),
          name: keyword("Ziyaretçiye söylenen nedeni").meta({ hint: "Örneğin Yıllık izin." }),
        })
        .refine(
          ({ from, to }) => to === undefined || to > from,
          rule(
            "Kapalı günlerin sonu, başından sonra olmalı.",
            "Önceki günü başa, sonrakini sona yazın; tek günse son günü kaldırın.",
            "to",
          ),
        )
        .refine(
          ({ from, to }) => to === undefined || to <= addMonths(from, 12),
          rule(
            "Kapalı günler bir yıldan uzun.",
            "Yılları kontrol edin; dönüş günü belli değilse en çok bir yıl sonrasını yazın.",
            "to",
          ),
        )
        .meta({ label: "Kapalı günler" }),
    )
    .meta({
      label: "Resmî tatiller dışında kapalı günler",
      hint: "Yıllık izin, idari izin.",
      graphql: false,
    }),
  open: z.array(distinct(day("Çalışılan tatil günü"))).meta({
    label: "Laboratuvarın çalıştığı resmî tatil ve arife günleri",
    graphql: false,
  }),
  delivery: fieldGroup("DeliveryTexts", "Teslim gününün metinleri", {
    title: text("Bölümün başlığı", 60),
    rule: prose("Günlerin nasıl sayıldığı", 320).meta({ hint: "Uzunsa tek cümle ve ayrıntının bağlantısı." }),
    arrival: text("Ürün sayfasında ve bütün ürünlerin takviminde, ölçünün geleceği günü soran söz", 40),
    calendarLabel: text("Takvim kaydını indiren bağlantının adı", 40),
  }).meta({ hint: "Ürün sayfalarında ve bütün ürünlerin takviminde." }),
});

export type Holidays = z.infer<typeof holidaysSchema>;
