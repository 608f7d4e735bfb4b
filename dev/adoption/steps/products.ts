import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import type { Copy } from "../copy.ts";

/** Products that no text outside their own files names. */
const dropped = ["beyazlatma-plagi", "deflex-protez", "gece-plagi", "sabit-yer-tutucu-protez"];

/** Four products fewer; one more by `npm run new:product`, with a picture of its own and its texts written. */
export async function changeProducts(copy: Copy): Promise<void> {
  for (const slug of dropped) rmSync(copy.at("content/products", `${slug}.yaml`));
  dropEmptyCategories(copy);
  const picture = path.join(copy.folder, "..", `${path.basename(copy.folder)}-teleskop.jpg`);
  await sharp({ create: { width: 1920, height: 1200, channels: 3, background: "#7d5560" } }).toFile(picture);
  const { groups, category } = namesOf(copy);
  copy.npm(
    "new:product",
    ...["--name", "Teleskop Kron"],
    ...["--group", groups.at(-1) ?? ""],
    ...["--category", category],
    ...["--turnaround", "7-10 iş günü"],
    ...["--warranty", "5 yıl"],
    ...["--picture", picture],
    ...["--alt", "Düz bir zemin"],
  );
  rmSync(picture);
  writeProduct(copy);
}

function namesOf({ at }: Copy): { groups: string[]; category: string } {
  const read = (file: string) => parse(readFileSync(at("content", file), "utf8"));
  return {
    groups: read("navigation.yaml").products.groups,
    category: read("pages/home.yaml").catalogue.categories[0],
  };
}

/** A category that no product is in any more leaves the filter. */
function dropEmptyCategories({ at, edit }: Copy): void {
  const folder = at("content/products");
  const taken = readdirSync(folder).flatMap((name) =>
    parse(readFileSync(path.join(folder, name), "utf8")).catalogue.map(
      ({ category }: { category: string }) => category,
    ),
  );
  edit("pages/home.yaml", (home) => {
    const categories = home.toJS().catalogue.categories.filter((name: string) => taken.includes(name));
    home.setIn(["catalogue", "categories"], home.createNode(categories));
  });
}

/** The texts that the command left as examples. */
function writeProduct({ edit, at }: Copy): void {
  const slug = "teleskop-kron";
  const model = parse(readFileSync(at("content/products/total-protez.yaml"), "utf8"));
  edit(`products/${slug}.yaml`, (product) => {
    const summary = "İç kron dişte kalır, dış kron protezle birlikte çıkar. Protez sürtünmeyle tutunur.";
    product.set("badge", "Çift kron");
    product.set("summary", summary);
    product.setIn(["seo", "title"], "Teleskop kron laboratuvarı");
    product.setIn(
      ["seo", "description"],
      "Teleskop kron: iç ve dış kronun sürtünmesiyle tutunan hareketli protez. Teslim {turnaround} iş günü, garanti {warranty} yıl, prova tarihini siz seçersiniz.",
    );
    product.setIn(["menu", "description"], "İç ve dış krondan oluşan, sürtünmeyle tutunan protez.");
    product.setIn(["catalogue", 0, "description"], "İç kron dişte kalır, dış kron protezle çıkar.");
    product.setIn(
      ["catalogue", 0, "features"],
      product.createNode(["Çift kron", "Kroşesiz tutuculuk", "Kolay temizlik"]),
    );
    for (const part of ["advantages", "process", "callToAction"])
      product.set(part, product.createNode(model[part]));
    for (const part of ["materials", "stats", "techniques", "keywords"]) product.delete(part);
  });
}
