import type { ChangedFixture } from "../../../support/fixture-content";
import { fixturePage, textPageFile } from "../../../support/text-page";
import type { Mistake } from "./mistake";

const before = (content: ChangedFixture) => content.write(textPageFile, fixturePage);
const page = { file: textPageFile, before };

/** Mistakes in pages that were added. */
export const pageMistakes: readonly Mistake[] = [
  ...["404", "is-formu", "urunler", "mesaj-alindi"].map((slug) => ({
    ...page,
    name: `a page at the address of the site's own page ${slug}`,
    change: ["slug: kariyer", `slug: ▸"${slug}"`] as const,
    message: /^“.*” adresi sitenin kendi sayfası: content\/pages\/.*\.yaml\.$/,
    fix: "Başka bir adres verin.",
  })),
  ...["static", "index"].map((slug) => ({
    ...page,
    name: `a page at the address of the site's own files in ${slug}`,
    change: ["slug: kariyer", `slug: ▸${slug}`] as const,
    message: `“${slug}” adresini site kendi dosyaları için kullanır.`,
    fix: "Başka bir adres verin.",
  })),
  {
    ...page,
    name: "a product at the address of a page",
    file: "products/lamine-kron.yaml",
    change: ["slug: lamine-kron", "slug: ▸kariyer"],
    message: "“kariyer” adresi zaten kullanılıyor: content/pages/kariyer.yaml:2.",
    fix: "Her sayfanın adresi farklı olmalı; başka bir adres verin.",
  },
  {
    ...page,
    name: "another kind of page",
    change: ["kind: text", "kind: ▸metin"],
    message: "“kind” için “metin” kullanılamaz.",
    fix: "Kullanılabilenler: text.",
  },
  {
    ...page,
    name: "two pages at one place of the menu",
    before(content) {
      before(content);
      content.write(
        "pages/bayiler.yaml",
        fixturePage.replace("slug: kariyer", "slug: bayiler").replace("  order: 3", "  order: 4"),
      );
    },
    change: ["menu:\n  order: 2", "menu:\n  order: ▸2"],
    message: "Kurumsal menüsündeki 2. sıra zaten kullanılıyor: content/pages/bayiler.yaml:15.",
    fix: "Başka bir sıra numarası verin; boştaki ilk sıra: 1.",
  },
  {
    ...page,
    name: "a link of the menu to a page that stands there by itself",
    file: "navigation.yaml",
    change: ["      to: /hakkimizda", "      to: ▸/kariyer"],
    message: /^“\/kariyer” bağlantısı menüde zaten kullanılıyor: content\/pages\/kariyer\.yaml:\d+\.$/,
    fix: "Sayfa menüdeki yerini kendi dosyasından alır; buradaki bağlantıyı silin.",
  },
  {
    ...page,
    name: "a row with a cell too few",
    change: ["cells: [Tam gün, Eylül]", "cells: ▸[Tam gün]"],
    message: "Satırda 1 hücre var, tabloda ise satır adından sonra 2 sütun.",
    fix: /boş kalacaksa “–” koyun\.$/,
  },
  {
    ...page,
    name: "a section with a heading only",
    change: ["  - title: Başvuru adımları", "  - ▸title: Boş bölüm\n  - title: Başvuru adımları"],
    message: "Bölümde başlıktan başka bir şey yok.",
    fix: /^paragraphs, list, steps/,
  },
];
