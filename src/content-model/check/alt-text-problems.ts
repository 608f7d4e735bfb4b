import { slugOf } from "../../domain/turkish";
import { positionOf, type SourceFile } from "../documents";
import { dig, type Field, fieldsOf } from "../walk";
import { type Problem, problemAt } from "./problem";
import { fieldWords, worded } from "./sentence";

/** Reports alternative texts that only repeat the picture's file name. */
export const altTextProblems = (file: SourceFile): Problem[] =>
  fieldsOf(file)
    .filter(({ meta }) => meta.kind === "picture")
    .flatMap((field) => (typeof field.value === "string" ? problemsOf(file, field, field.value) : []));

function problemsOf(file: SourceFile, { path }: Field, src: string): Problem[] {
  const altPath = [...path.slice(0, -1), "alt"];
  const alt = dig(file.value, altPath);
  if (typeof alt !== "string" || slugOf(alt) === "") return [];
  const name = src.slice(src.lastIndexOf("/") + 1);
  if (![name, name.replace(/\.[^.]*$/, "")].some((candidate) => slugOf(candidate) === slugOf(alt))) return [];
  return [
    problemAt(
      file,
      positionOf(file, altPath),
      worded`${fieldWords(file, altPath)} yalnız görselin adını yineliyor.`,
      "Görselde ne olduğunu görmeyen birine anlatan bir cümle yazın.",
    ),
  ];
}
