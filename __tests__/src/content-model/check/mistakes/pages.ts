import type { ContentFolder } from "../../../../support/content-folder";
import type { Mistake } from "./mistake";

const file = "pages/kariyer.yaml";
const before = (content: ContentFolder) =>
  content.write(
    file,
    `slug: kariyer
title: Kariyer
seo: { title: Kariyer, description: Laboratuvarımızda açık işler }
head:
  banner: { tag: Kurumsal, lede: Laboratuvarımızda açık işler }
sections:
  - type: text
    title: Açık işler
    table:
      columns: [Görev, Çalışma, Başlangıç]
      rows:
        - label: Teknisyen
          cells: [Tam gün, Ekim]
        - label: Stajyer
          cells: [Tam gün, Eylül]
`,
  );
const page = { file, before };

export const pageMistakes: readonly Mistake[] = [
  {
    ...page,
    change: ["slug: kariyer", "slug: ▸is-formu"],
    message: "“is-formu” adresi sitenin kendisine ayrılmış.",
    fix: "Başka bir adres verin.",
  },
  {
    ...page,
    change: ["cells: [Tam gün, Eylül]", "cells: ▸[Tam gün]"],
    message: "Satırın hücreleri tablonun sütunları kadar değil.",
    fix: /boş kalacaksa “–” koyun\.$/,
  },
  {
    ...page,
    change: ["sections:\n", "sections:\n  - ▸type: text\n    title: Ekip\n"],
    message: "Yazı bölümü boş.",
    fix: /ya da bölümü kaldırın\.$/,
  },
  {
    file: "products/total-protez.yaml",
    change: ["- label: Kullanım", "- label: ▸TESLİM SÜRESİ"],
    message: "“TESLİM SÜRESİ” satırı ürünlerden kendiliğinden gelir.",
    fix: "Bu ölçütü kaldırın; başka bir şey anlatıyorsa adını değiştirin.",
  },
  {
    ...page,
    change: ["sections:\n", "sections:\n  - type: ▸galery\n    title: Atölye\n"],
    message: "“galery” diye bir bölüm türü yok.",
    fix: /^Bunu mu demek istediniz: “gallery”\? Türler: .*gallery \(Galeri\), .*text \(Yazı\)/,
  },
  {
    ...page,
    change: ["sections:\n", "sections:\n  - ▸title: Türü yok\n"],
    message: "Bölümün türü (type) yazılmamış.",
    fix: /^Türler: .*text \(Yazı\), /,
  },
  {
    ...page,
    change: [
      "sections:\n",
      "sections:\n  - type: callToAction\n    id: ▸logo\n    tag: Yazın\n    title: Bize yazın\n    text: Özgeçmişinizi gönderin.\n",
    ],
    message: "“logo” adını sayfanın kendisi kullanır.",
    fix: "Başka bir ad verin ya da kaldırın.",
  },
  {
    file: "pages/sss.yaml",
    change: ["id: teslim-suresi", "id: ▸sorular"],
    message: "“Sorunun adresteki adı” için “sorular” zaten kullanılıyor.",
    fix: /^İkisi ayırt edilemez; burada başkasını yazın ya da birini kaldırın\. Öteki:/,
  },
  {
    file: "pages/sss.yaml",
    change: ["answer: Sabit", "answer: Bakın, ▸[Fiyat](/sss#fiyat). Sabit"],
    message: "/sss sayfasında bağlantının gidebileceği “fiyat” diye bir yer yok.",
    fix: /^# işaretinden sonra şunlardan birini yazın: destek, sorular, /,
  },
  {
    file: "pages/sss.yaml",
    change: ["description: Mesai", "description: Bakın, ▸[Renkler](/lamine-kron#renkler). Mesai"],
    message: "/lamine-kron sayfasında bağlantının gidebileceği “renkler” diye bir yer yok.",
    fix: "# işaretini ve sonrasını kaldırın.",
  },
  {
    file: "pages/sss.yaml",
    change: ["slug: sss\n", "slug: sss\nprevious: [▸lamine-kron]\n"],
    message: "“Eski adresleri” 1. madde için “lamine-kron” zaten kullanılıyor.",
    fix: /^İkisi ayırt edilemez; burada başkasını yazın ya da birini kaldırın\. Öteki:/,
  },
];
