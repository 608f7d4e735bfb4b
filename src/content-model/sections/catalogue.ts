import { sectionHead } from "../field-groups";
import { text } from "../fields";
import { section } from "./section";

export const catalogue = section(
  "catalogue",
  "Ürün kataloğu",
  "Bütün ürünlerin kartları, kategorilerine göre süzülür; kartlar ürünlerin formlarından gelir.",
  {
    ...sectionHead,
    detailLabel: text("Karttaki bağlantının adı", 30),
    showAllLabel: text("Kataloğun altındaki düğmenin adı", 40),
  },
);
