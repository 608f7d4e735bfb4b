import type { ChangedFixture } from "../../../support/fixture-content";
import { fixturePage, textPageFile } from "../../../support/text-page";
import type { Mistake } from "./mistake";

const before = (content: ChangedFixture) => content.write(textPageFile, fixturePage);
const page = { file: textPageFile, before };

/** Mistakes in pages that were added. */
export const pageMistakes: readonly Mistake[] = [
  {
    ...page,
    name: "a page at the address of one of the site's own pages",
    change: ["slug: kariyer", "slug: ▸is-formu"],
    message: "“is-formu” adresi sitenin kendi sayfası: content/pages/work-slip.yaml.",
    fix: "Başka bir adres verin.",
  },
  {
    ...page,
    name: "a page at the address of the site's own files",
    change: ["slug: kariyer", "slug: ▸static"],
    message: "“static” adresini site kendi dosyaları için kullanır.",
    fix: "Başka bir adres verin.",
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
