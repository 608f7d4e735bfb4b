import type { ChangedFixture } from "../../../support/fixture-content";
import type { Mistake } from "./mistake";

const file = "pages/kariyer.yaml";
const before = (content: ChangedFixture) =>
  content.write(
    file,
    `kind: text
slug: kariyer
seo: { title: Kariyer, description: Laboratuvarımızda açık işler }
tag: Kurumsal
title: Kariyer
lede: Laboratuvarımızda açık işler
sections:
  - title: Açık işler
    table:
      columns: [Görev, Çalışma, Başlangıç]
      rows:
        - label: Stajyer
          cells: [Tam gün, Eylül]
`,
  );
const page = { file, before };

/** Mistakes in pages that were added. */
export const pageMistakes: readonly Mistake[] = [
  {
    ...page,
    change: ["slug: kariyer", "slug: ▸is-formu"],
    message: "“is-formu” adresi sitenin kendi sayfası: content/pages/work-slip.yaml.",
    fix: "Başka bir adres verin.",
  },
  {
    file: "products/total-protez.yaml",
    change: ["slug: total-protez", "slug: ▸static"],
    message: "“static” adresini site kendi dosyaları için kullanır.",
    fix: "Başka bir adres verin.",
  },
  {
    ...page,
    change: ["cells: [Tam gün, Eylül]", "cells: ▸[Tam gün]"],
    message: "Satırda 1 hücre var, tabloda ise satır adından sonra 2 sütun.",
    fix: /boş kalacaksa “–” koyun\.$/,
  },
  {
    ...page,
    change: ["  - title: Açık işler", "  - ▸title: Boş bölüm\n  - title: Açık işler"],
    message: "Bölümde başlıktan başka bir şey yok.",
    fix: /^paragraphs, list, steps/,
  },
  {
    file: "pages/faq.yaml",
    change: ["- id: garanti", "- id: ▸menu"],
    message: "“menu” adını sayfa kendi bölümü için kullanır.",
    fix: "Soruya başka bir ad verin; bağlantısı o adla açılır.",
  },
  {
    file: "products/total-protez.yaml",
    change: ["- label: Kullanım", "- label: ▸TESLİM SÜRESİ"],
    message: "“TESLİM SÜRESİ” satırı ürün dosyalarından kendiliğinden gelir.",
    fix: "Bu satırı silin; başka bir şey anlatıyorsa adını değiştirin.",
  },
];
