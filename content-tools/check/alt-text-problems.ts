import { basename, extname } from "node:path";
import { slugOf } from "../../src/lib/turkish";
import { placeOf, type SourceFile } from "../model/documents";
import { dig, type Field, fieldsOf } from "../model/walk";
import { type Problem, problemAt } from "./problem";

/** Alternative texts that only repeat the name of the picture's file, be it there or not. */
export const altTextProblems = (file: SourceFile): Problem[] =>
  fieldsOf(file)
    .filter(({ meta }) => meta.kind === "picture")
    .flatMap((field) => (typeof field.value === "string" ? problemsOf(file, field, field.value) : []));

function problemsOf(file: SourceFile, { path }: Field, src: string): Problem[] {
  const altPath = [...path.slice(0, -1), "alt"];
  const alt = dig(file.value, altPath.map(String)) ?? file.yaml.getIn(altPath);
  if (typeof alt !== "string" || slugOf(alt) === "") return [];
  const name = basename(src);
  if (![name, basename(name, extname(name))].some((candidate) => slugOf(candidate) === slugOf(alt)))
    return [];
  return [
    problemAt(
      file,
      placeOf(file, altPath),
      "“alt” yalnızca dosyanın adını yineliyor.",
      "Görselde ne olduğunu görmeyen birine anlatan bir cümle yazın.",
    ),
  ];
}
