import { reservedIds } from "../../domain/page-ids";
import { slugOf } from "../../domain/turkish";
import { reservedAddresses } from "..";
import { positionOf, type SourceFile, type ValuePath } from "../documents";
import { isPresent, routedKinds } from "../routes";
import { dig, type Field, fieldsOf } from "../walk";
import { doubledLinks } from "./doubled-links";
import { ownRows } from "./own-rows";
import { type Problem, problemAt } from "./problem";
import { clear, documentWords, line, placeWords, worded } from "./sentence";
import { inList, type ScopeWords, scopes } from "./unique-words";

/** A value that must be unique in its scope. */
interface Claim {
  file: SourceFile;
  path: ValuePath;
  /** The scope. */
  scope: string;
  value: string | number;
  /** Normalised value for comparison. */
  key: string;
  words: ScopeWords;
}

/** Reports duplicates; see `uniqueIn` in the content model. */
export function uniqueProblems(files: readonly SourceFile[]): Problem[] {
  const byScope = new Map<string, Claim[]>();
  for (const claim of files.flatMap((file) => claimsOf(file, files))) {
    byScope.set(claim.scope, [...(byScope.get(claim.scope) ?? []), claim]);
  }
  return [
    ...[...byScope.values()].flatMap(repetitions),
    ...files.flatMap((file) => takenAddress(file, files)),
    ...files.flatMap(takenAnchors),
    ...files.flatMap((file) => doubledLinks(file, files)),
    ...files.flatMap((file) => ownRows(file, files)),
  ];
}

function repetitions(claims: readonly Claim[]): Problem[] {
  return claims.flatMap(({ file, path, key, value, words }, i) => {
    const first = claims.findIndex((other) => other.key === key);
    const same = claims[first];
    if (!same || first === i) return [];
    const message = worded`${words.what(value)} zaten kullanılıyor: ${placeWords(same, file)}.`;
    return [problemAt(file, positionOf(file, path), message, words.fix(claims.map((claim) => claim.value)))];
  });
}

const claimsOf = (file: SourceFile, files: readonly SourceFile[]): Claim[] =>
  fieldsOf(file)
    .filter(({ meta }) => meta.uniqueIn)
    .flatMap((field) => claimOf(file, field, files));

function claimOf(file: SourceFile, field: Field, files: readonly SourceFile[]): Claim[] {
  const { path, value } = field;
  const { uniqueIn } = field.meta;
  if (!uniqueIn || (typeof value !== "string" && typeof value !== "number")) return [];
  const claim = { file, path, value, key: String(value).trim() };
  switch (uniqueIn) {
    case "list": {
      const item = path.findLastIndex((step) => typeof step === "number");
      if (item < 0) return [];
      const list = path.with(item, "*").join(".");
      return [{ ...claim, scope: `${file.path} ${list}`, words: inList(file, field, item, files) }];
    }
    case "menuOrder":
    case "pageMenuOrder":
    case "pageFooterOrder": {
      const group = dig(file.value, [String(path[0]), "group"]);
      return [{ ...claim, scope: `${uniqueIn} ${group}`, words: scopes[uniqueIn] }];
    }
    case "anchor":
      return [{ ...claim, scope: `anchor ${file.path}`, words: scopes.anchor }];
    case "category":
      return [{ ...claim, scope: uniqueIn, key: slugOf(claim.key), words: scopes.category }];
    default:
      return [{ ...claim, scope: uniqueIn, words: scopes[uniqueIn] }];
  }
}

/** Reports products and pages whose address belongs to a fixed page or a file of the site. */
function takenAddress(file: SourceFile, files: readonly SourceFile[]): Problem[] {
  const slug = file.kind?.route === "slug" ? dig(file.value, ["slug"]) : undefined;
  if (typeof slug !== "string") return [];
  const paths = files.map(({ path }) => path);
  const page = routedKinds.find((kind) => kind.route === `/${slug}` && isPresent(kind, paths));
  const message = page
    ? worded`“${slug}” adresi sitenin kendi sayfası: ${documentWords(page.file)}.`
    : `“${slug}” adresi sitenin kendisine ayrılmış.`;
  return page || reservedAddresses.includes(slug)
    ? [problemAt(file, positionOf(file, ["slug"]), message, "Başka bir adres verin.")]
    : [];
}

/** Reports section and question ids used by the page frame or fixed pages. */
const takenAnchors = (file: SourceFile): Problem[] =>
  fieldsOf(file)
    .filter(({ meta, value }) => meta.uniqueIn === "anchor" && reservedIds.some((id) => id === value))
    .map(({ path, value }) =>
      problemAt(
        file,
        positionOf(file, path),
        `“${value}” adını sayfanın kendisi kullanır.`,
        worded`Başka bir ad verin ya da ${line} ${clear}.`,
      ),
    );
