import { reservedIds } from "../../domain/page-ids";
import { slugOf } from "../../domain/turkish";
import { reservedAddresses } from "..";
import { choiceLabel } from "../choice-labels";
import { previousRoutes } from "../content-index";
import type { SourceFile } from "../documents";
import { routedKinds } from "../routes";
import { dig, type Field, fieldsOf } from "../walk";
import { named, shortened } from "./names";
import { ownRows } from "./own-rows";
import { type Place, type Problem, problemAt } from "./problem";

/** A value that must be unique in its scope. */
interface Claim extends Place {
  field: Field;
  scope: string;
  /** Normalised value for comparison. */
  key: string;
}

/** Reports duplicates, the later document's; see `uniqueIn` in the content model. */
export function uniqueProblems(files: readonly SourceFile[]): Problem[] {
  const byScope = new Map<string, Claim[]>();
  for (const claim of files.flatMap((file) => fieldsOf(file).flatMap((field) => claimOf(file, field) ?? [])))
    byScope.set(claim.scope, [...(byScope.get(claim.scope) ?? []), claim]);
  return [
    ...[...byScope.values()].flatMap(repetitions),
    ...files.flatMap((file) => takenAddress(file, files)),
    ...files.flatMap(takenAnchors),
    ...files.flatMap((file) => ownRows(file, files)),
  ];
}

function repetitions(all: readonly Claim[]): Problem[] {
  const isPrevious = ({ path }: Claim) => path[0] === "previous";
  const claims = [...all.filter((claim) => !isPrevious(claim)), ...all.filter(isPrevious)];
  const first = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const same = first.get(claim.key);
    if (!same) {
      first.set(claim.key, claim);
      return [];
    }
    const { file, path, field } = claim;
    const { value } = field;
    const written = typeof value === "number" ? value : `“${shortened(choiceLabel(String(value)))}”`;
    const message = `${named(file, path)} için ${written} zaten kullanılıyor.`;
    const fix = "İkisi ayırt edilemez; burada başkasını yazın ya da birini kaldırın. Öteki:";
    return [problemAt(file, path, { message, fix, see: [same] })];
  });
}

function claimOf(file: SourceFile, field: Field): Claim | undefined {
  const { path, value, meta } = field;
  const { uniqueIn } = meta;
  if (!uniqueIn || (typeof value !== "string" && typeof value !== "number")) return undefined;
  const claim = { file, path, field, scope: uniqueIn, key: String(value).trim() };
  switch (uniqueIn) {
    case "list": {
      const item = path.findLastIndex((step) => typeof step === "number");
      return item < 0 ? undefined : { ...claim, scope: `${file.path} ${path.with(item, "*").join(".")}` };
    }
    case "anchor":
      return { ...claim, scope: `${uniqueIn} ${file.path}` };
    case "category":
      return { ...claim, key: slugOf(claim.key) || claim.key };
    default:
      return claim;
  }
}

/** Reports addresses, also previous ones, that belong to a fixed page or a file of the site. */
function takenAddress(file: SourceFile, files: readonly SourceFile[]): Problem[] {
  const given: unknown = dig(file.value, ["slug"]);
  const routes = file.kind?.route === "slug" ? [`/${given}`, ...previousRoutes(file)] : [];
  return routes.flatMap((route, i) => {
    const page = routedKinds.find((kind) => kind.route === route);
    const owner = page && files.find(({ kind }) => kind === page);
    if (!owner && !reservedAddresses.includes(route.slice(1))) return [];
    const message = `“${route.slice(1)}” adresi sitenin kendisine ayrılmış.`;
    const path = i === 0 ? ["slug"] : ["previous", i - 1];
    return [problemAt(file, path, { message, fix: "Başka bir adres verin." })];
  });
}

/** Reports section and question ids used by the page frame or fixed pages. */
const takenAnchors = (file: SourceFile): Problem[] =>
  fieldsOf(file)
    .filter(({ meta, value }) => meta.uniqueIn === "anchor" && reservedIds.some((id) => id === value))
    .map(({ path, value }) =>
      problemAt(file, path, {
        message: `“${value}” adını sayfanın kendisi kullanır.`,
        fix: "Başka bir ad verin ya da kaldırın.",
      }),
    );
