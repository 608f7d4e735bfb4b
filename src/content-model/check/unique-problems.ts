import { reservedIds } from "../../domain/page-ids";
import { slugOf } from "../../domain/turkish";
import { reservedAddresses } from "..";
import { choiceLabel } from "../choice-labels";
import { previousRoutes } from "../content-index";
import type { SourceFile } from "../documents";
import { routedKinds } from "../routes";
import { dig, type Field, fieldsOf } from "../walk";
import { addedRows } from "./added-rows";
import { named, shortened } from "./names";
import { type Place, type Problem, problemAt } from "./problem";

/** A value that must be unique in its scope. */
interface UniqueValue extends Place {
  field: Field;
  scope: string;
  /** Normalised value for comparison. */
  key: string;
}

/** Reports duplicates, the later document's; see `uniqueIn` in the content model. */
export function uniqueProblems(files: readonly SourceFile[]): Problem[] {
  const byScope = new Map<string, UniqueValue[]>();
  const all = files.flatMap((file) => fieldsOf(file).flatMap((field) => uniqueValueOf(file, field) ?? []));
  for (const value of all) byScope.set(value.scope, [...(byScope.get(value.scope) ?? []), value]);
  return [
    ...[...byScope.values()].flatMap(repetitions),
    ...files.flatMap((file) => takenAddress(file, files)),
    ...files.flatMap(takenAnchors),
    ...files.flatMap((file) => addedRows(file, files)),
  ];
}

function repetitions(all: readonly UniqueValue[]): Problem[] {
  const isPrevious = ({ path }: UniqueValue) => path[0] === "previous";
  const values = [...all.filter((candidate) => !isPrevious(candidate)), ...all.filter(isPrevious)];
  const first = new Map<string, UniqueValue>();
  return values.flatMap((candidate) => {
    const same = first.get(candidate.key);
    if (!same) {
      first.set(candidate.key, candidate);
      return [];
    }
    const { file, path, field } = candidate;
    const { value } = field;
    const written = typeof value === "number" ? value : `“${shortened(choiceLabel(String(value)))}”`;
    const message = `${named(file, path)} için ${written} zaten kullanılıyor.`;
    const fix = "İkisi ayırt edilemez; burada başkasını yazın ya da birini kaldırın. Öteki:";
    return [problemAt(file, path, { message, fix, see: [same] })];
  });
}

function uniqueValueOf(file: SourceFile, field: Field): UniqueValue | undefined {
  const { path, value, meta } = field;
  const { uniqueIn } = meta;
  if (!uniqueIn || (typeof value !== "string" && typeof value !== "number")) return undefined;
  const candidate = { file, path, field, scope: uniqueIn, key: String(value).trim() };
  switch (uniqueIn) {
    case "list": {
      const item = path.findLastIndex((step) => typeof step === "number");
      return item < 0 ? undefined : { ...candidate, scope: `${file.path} ${path.with(item, "*").join(".")}` };
    }
    case "anchor":
      return { ...candidate, scope: `${uniqueIn} ${file.path}` };
    case "category":
      return { ...candidate, key: slugOf(candidate.key) || candidate.key };
    default:
      return candidate;
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
