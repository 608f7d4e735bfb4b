import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { SourceFile } from "../content-check/documents";
import { slugOf } from "../content-check/slug";
import { dig, isRecord } from "../content-check/walk";
import { productSchema } from "../content-model/product";
import type { Product, Writing } from "./product-yaml";
import { type Answers, quantityOf, yesOrNo } from "./questions";

export interface Draft {
  product: Product;
  given: Writing["given"];
}

/**
 * The product the answers make, its other fields taken from the sample; it comes last in every order. The answers
 * are not checked here: a wrong one is in the draft as it is, for the content check to explain.
 * @param picture the picture's name in content/images
 * @param files the documents there are
 */
export function createDraft(answers: Partial<Answers>, picture: string, files: readonly SourceFile[]): Draft {
  const name = answers.name ?? "Yeni Ürün";
  const sample = sampleFor(name);
  const group = answers.group ?? sample.menu.group;
  const [card] = sample.catalogue;
  const turnaround = quantityOf(answers.turnaround ?? "");
  const warranty = quantityOf(answers.warranty ?? "");
  const inForm = yesOrNo(answers.form ?? "evet");
  const last = (...path: string[]) => lastOrder(files, path) + 1;
  return {
    product: {
      ...sample,
      slug: slugOf(name),
      image: { ...sample.image, src: `../images/${picture}`, alt: answers.alt ?? sample.image.alt },
      turnaround: turnaround ?? sample.turnaround,
      warranty: warranty ?? sample.warranty,
      menu: { ...sample.menu, group, order: lastOrder(files.filter(inGroup(group)), ["menu"]) + 1 },
      catalogue: [
        {
          ...(card as Product["catalogue"][number]),
          category: answers.category ?? card?.category ?? "",
          icon: (answers.icon ?? card?.icon) as Product["catalogue"][number]["icon"],
          order: last("catalogue"),
        },
      ],
      form: { label: name, order: last("form") },
      footer: { label: name, order: last("footer") },
      purity: sample.purity && {
        ...sample.purity,
        image: { ...sample.purity.image, src: `../images/${picture}` },
      },
    },
    given: [
      ...(turnaround ? (["turnaround"] as const) : []),
      ...(warranty ? (["warranty"] as const) : []),
      ...(inForm ? (["form"] as const) : []),
    ],
  };
}

function sampleFor(name: string): Product {
  const value: unknown = parse(readFileSync(join(__dirname, "sample.yaml"), "utf8"));
  // Named after it has been read, so that no sign in the name is taken for YAML.
  return JSON.parse(
    JSON.stringify(productSchema.parse(value)).replaceAll("«ad»", () => JSON.stringify(name).slice(1, -1)),
  );
}

const inGroup = (group: string) => (file: SourceFile) => dig(file.value, ["menu", "group"]) === group;

/** The highest order that products give below `path`, whose value may be a list. */
function lastOrder(files: readonly SourceFile[], path: readonly string[]): number {
  const orders = files
    .filter(({ kind }) => kind?.type === "Product")
    .flatMap(({ value }) => [dig(value, path)].flat())
    .map((place) => (isRecord(place) ? place.order : undefined))
    .filter((order) => typeof order === "number");
  return Math.max(0, ...orders);
}
