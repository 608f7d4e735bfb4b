import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { slugOf } from "../../src/lib/turkish";
import { nextOrder } from "../model/content-index";
import type { SourceFile } from "../model/documents";
import { productSchema } from "../model/product";
import { dig } from "../model/walk";
import type { Product } from "./product-yaml";
import { type Answers, quantityOf, yesOrNo } from "./questions";

export interface Draft {
  /** As the answers say, right or wrong: the content check explains what is wrong. */
  product: Record<string, unknown>;
  given: readonly (keyof Product)[];
}

/**
 * The product the answers make, its other fields taken from the sample; it comes last in every order.
 * @param picture the picture's name in content/images
 * @param files the documents there are
 */
export function createDraft(answers: Partial<Answers>, picture: string, files: readonly SourceFile[]): Draft {
  const { name = "Yeni Ürün", alt, form = "evet" } = answers;
  const sample = sampleFor(name);
  const turnaround = quantityOf(answers.turnaround ?? "");
  const warranty = quantityOf(answers.warranty ?? "");
  const src = `../images/${picture}`;
  return {
    product: {
      ...sample,
      slug: slugOf(name),
      image: { ...sample.image, src, alt: alt ?? sample.image.alt },
      turnaround: turnaround ?? sample.turnaround,
      warranty: warranty ?? sample.warranty,
      form: { label: name, order: nextOrder(files, "form") },
      footer: { label: name, order: nextOrder(files, "footer") },
      purity: sample.purity && { ...sample.purity, image: { ...sample.purity.image, src } },
      ...placesOf(answers, sample, files),
    },
    given: [
      ...(turnaround ? (["turnaround"] as const) : []),
      ...(warranty ? (["warranty"] as const) : []),
      ...(yesOrNo(form) ? (["form"] as const) : []),
    ],
  };
}

/** Menu entry and catalogue card. */
function placesOf(answers: Partial<Answers>, sample: Product, files: readonly SourceFile[]) {
  const { group = sample.menu.group } = answers;
  const inGroup = files.filter(({ value }) => dig(value, ["menu", "group"]) === group);
  const cards = sample.catalogue.map((card) => ({
    ...card,
    category: answers.category ?? card.category,
    icon: answers.icon ?? card.icon,
    order: nextOrder(files, "catalogue"),
  }));
  return { menu: { ...sample.menu, group, order: nextOrder(inGroup, "menu") }, catalogue: cards };
}

function sampleFor(name: string): Product {
  const value: unknown = parse(readFileSync(join(__dirname, "sample.yaml"), "utf8"));
  // Named after it has been read, so that no sign in the name is taken for YAML.
  return JSON.parse(
    JSON.stringify(productSchema.parse(value)).replaceAll("«ad»", () => JSON.stringify(name).slice(1, -1)),
  );
}
