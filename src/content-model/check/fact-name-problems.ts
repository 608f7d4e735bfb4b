import { positionOf, type SourceFile } from "../documents";
import { nameFacts } from "../placeholders";
import { sentenceNames } from "../sentences";
import { dig, isRecord } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Reports facts with a reserved name: the laboratory's names and sentences. */
export function factNameProblems(file: SourceFile): Problem[] {
  const facts = file.kind?.type === "SiteInfo" ? dig(file.value, ["facts"]) : undefined;
  return Object.keys(isRecord(facts) ? facts : {})
    .filter((name) => [...nameFacts, ...sentenceNames].includes(name))
    .map((name) =>
      problemAt(
        file,
        positionOf(file, ["facts", name], "key"),
        `{${name}} adı siteye ayrılmış.`,
        "Bu sayıya başka bir ad verin ve metinlerde onu kullanın.",
      ),
    );
}
