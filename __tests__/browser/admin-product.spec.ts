import { expect, test } from "@playwright/test";
import { indexContent } from "../../src/content-model/content-index";
import { readDocument } from "../../src/content-model/format/format-document";
import { files } from "../support/real-content";
import { openForm, save, saved, shareAdmin, writtenFile } from "./support/admin";
import { addItem, countItems, fill, moveItem, partAt, removeItem } from "./support/admin-lists";

test.setTimeout(120_000);
const admin = shareAdmin();

test("creates a product from scratch", async () => {
  const page = admin();
  await page.getByRole("treeitem", { name: "Ürünler" }).press("Enter");
  await page.getByRole("button", { name: "Yeni İçerik Oluştur" }).press("Enter");
  await expect(page.getByRole("button", { name: "Kaydet", exact: true })).toBeVisible();
  await fill(page, [], {
    "Sayfanın adresi": "deneme-urunu",
    "Ürünün adı": "Deneme Ürünü",
    "Ürünün tanıtım cümlesi": "Çift kron, iki parça.",
  });
  await fill(page, ["Arama motorları ve paylaşım için başlık ve tanıtım"], {
    "Arama sonuçlarında ve sekmede görünen başlık": "Deneme ürünü laboratuvarı",
    "Arama sonuçlarında görünen tanıtım":
      "Deneme ürününü iki parça olarak döker, sürtünmesini elle ayarlarız.",
  });
  const { menuGroup, category: categories } = indexContent(files).lists;
  const [group = ""] = menuGroup.values;
  const [category = ""] = categories.values;
  await fill(page, ["Ürünler menüsündeki yeri"], { "Ürünün menüdeki grubu": group });
  const cards = ["Ana sayfadaki katalog kartları"];
  const card = (await countItems(page, cards)) > 0 ? [...cards, 0] : await addItem(page, cards);
  await fill(page, card, {
    "Kartın başlığı": "Deneme Ürünü",
    "Kartın metni": "Çıkarılabilen köprüler için.",
    "Kartın kategorisi": category,
    "Öğenin yanında duran simgenin adı": "Taç",
    "Katalogdaki sırası": "990",
  });
  const feature = await addItem(page, [...card, "Kısa özellikler"]);
  await (await partAt(page, feature)).locator("input, textarea").first().fill("Çift kron");
  await save(page);
  await saved(page);
  const { value } = readDocument((await writtenFile(page, "products/deneme-urunu.yaml")).toString());
  expect(value).toMatchObject({
    slug: "deneme-urunu",
    menu: { group },
    catalogue: [{ title: "Deneme Ürünü", features: ["Çift kron"], category, icon: "crown", order: 990 }],
  });
});

test("changes lists within items and empties an optional list", async () => {
  const file = files.find(({ path, value }) => {
    const { materials, stats } = Object(value);
    return path.startsWith("products/") && stats && materials?.items[0].properties.length > 1;
  });
  test.skip(!file, "The content has no product with figures and materials of several properties.");
  if (!file) return;
  const { materials, stats, ...kept } = Object(file.value);
  const [first, ...others] = materials.items;
  const [moved, next, ...rest] = first.properties;
  const page = admin();
  await openForm(page, `products/entries/${file.path.replace(/^.*\/|\.yaml$/g, "")}`);
  const properties = ["Malzemeler ya da türler bölümü", "Malzemeler ya da türler", 0, "Özellikleri"];
  await moveItem(page, properties, 0, "ArrowDown");
  for (const _ of stats) await removeItem(page, ["Rakamlar bandı"], 0);
  await save(page);
  await saved(page);
  const { value } = readDocument((await writtenFile(page, file.path)).toString());
  expect(value).toEqual({
    ...kept,
    materials: { ...materials, items: [{ ...first, properties: [next, moved, ...rest] }, ...others] },
  });
});
