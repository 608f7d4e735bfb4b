import { positionOf, type SourceFile } from "../documents";
import { toWrite } from "../to-write";
import { type Field, fieldsOf } from "../walk";
import { labelAt } from "./field-of";
import { type Problem, problemAt } from "./problem";
import { placeWords, type Words, worded } from "./sentence";

/** Fields of a product that a copy of it keeps; two products may share them, but rarely should. */
const ownFields: readonly string[] = ["summary", "image.src", "menu.description", "catalogue.description"];

const nameIn = ({ path }: Field): string => path.filter((step) => typeof step === "string").join(".");

/** Advises on products that show another product's photograph or describe themselves in its words. */
export function repeatedTexts(files: readonly SourceFile[]): Problem[] {
  const products = files.filter(({ kind }) => kind?.type === "Product");
  return products.flatMap((file, i) =>
    fieldsOf(file).flatMap((field) => {
      const { path, value } = field;
      const name = nameIn(field);
      if (!ownFields.includes(name) || typeof value !== "string" || value.startsWith(toWrite)) return [];
      const same = products.slice(0, i).flatMap((other) => {
        const found = fieldsOf(other).find((each) => nameIn(each) === name && each.value === value);
        return found ? [{ file: other, path: found.path }] : [];
      })[0];
      if (!same) return [];
      return [problemAt(file, positionOf(file, path), ...wordsFor(file, field, placeWords(same, file)))];
    }),
  );
}

const wordsFor = (file: SourceFile, { path, meta }: Field, where: Words): [message: Words, fix: string] =>
  meta.kind === "picture"
    ? [
        worded`Bu fotoğraf başka bir ürünün de fotoğrafı: ${where}.`,
        "Bu ürünün kendi fotoğrafı varsa onu seçin; görmeyen birine anlatan cümleyi de ona göre yazın.",
      ]
    : [worded`${labelAt(file, path)} başka bir üründekiyle aynı: ${where}.`, "Bu ürüne göre yazın."];
