import type { SourceFile } from "../../content-model/documents";
import { routeOf } from "../../content-model/routes";
import { dig } from "../../content-model/walk";
import type { Form } from "./file-format";

/** Keeps a changed address among the previous ones, which lead to the present one. */
export function withPrevious(form: Form, before: SourceFile): Form {
  const { slug, previous } = form;
  if (before.kind?.route !== "slug" || routeOf(before) === `/${slug}`) return form;
  const earlier = Array.isArray(previous) ? previous.filter((each) => each !== slug) : [];
  return { ...form, previous: [...earlier, dig(before.value, ["slug"])] };
}
