import { placeOf } from "../../content-model/check/names";
import type { SourceFile } from "../../content-model/documents";
import { referencesTo } from "../../content-model/references";
import { routeOf } from "../../content-model/routes";
import { dig } from "../../content-model/walk";
import { ownWords } from "../own-words";
import type { Form } from "./file-format";

const words = ownWords.address;

/** A document's address that a form changes; undefined if it stays. */
function formerRoute({ slug }: Form, before: SourceFile): string | undefined {
  const route = before.kind?.route === "slug" ? routeOf(before) : undefined;
  return route === `/${slug}` ? undefined : route;
}

/** Keeps a changed address among the previous ones, which lead to the present one. */
export function withPrevious(form: Form, before: SourceFile): Form {
  if (!formerRoute(form, before)) return form;
  const { slug, previous } = form;
  const earlier = Array.isArray(previous) ? previous.filter((each) => each !== slug) : [];
  return { ...form, previous: [...earlier, dig(before.value, ["slug"])] };
}

/** Asks about a changed address, with the places that lead there. */
export function confirmAddress(form: Form, before: SourceFile, others: readonly SourceFile[]): boolean {
  const route = formerRoute(form, before);
  if (!route) return true;
  const places = referencesTo(route, others).map((place) => `– ${placeOf(place)}`);
  const told = places.length > 0 ? [`${words.places}\n${places.join("\n")}`] : [];
  const lines = [`${words.changed} ${route} → /${form.slug}`, words.leads, ...told, words.question];
  return confirm(lines.join("\n\n"));
}
