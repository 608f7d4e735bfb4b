import { placeOf, type SourceFile } from "../model/documents";
import { nameFacts } from "../model/placeholders";
import { siteFacts } from "../model/site";
import { dig, isRecord } from "../model/walk";
import { type Problem, problemAt } from "./problem";

/** What a product's texts mean by these names. */
const ofProducts = ["turnaround", "warranty"];

const taken: readonly string[] = [...nameFacts, ...Object.keys(siteFacts.shape), ...ofProducts];

/** Facts of the laboratory's own under names that mean something else already. */
export function ownFactProblems(file: SourceFile): Problem[] {
  const own = file.kind?.type === "SiteInfo" ? dig(file.value, ["ownFacts"]) : undefined;
  return Object.keys(isRecord(own) ? own : {})
    .filter((name) => taken.includes(name))
    .map((name) =>
      problemAt(
        file,
        placeOf(file, ["ownFacts", name], "key"),
        `“${name}” adı sitenin kendi bilgisi.`,
        name in siteFacts.shape
          ? "Bu sayıyı “facts” altında değiştirin; kendi bilginizse başka bir ad verin."
          : "Kendi bilginize başka bir ad verin.",
      ),
    );
}
