import { textParts } from "../../domain/text-links";
import { anchorsOf } from "../anchors";
import type { ContentIndex } from "../content-index";
import { nameOf } from "../document-name";
import type { SourceFile } from "../documents";
import { webAddressPattern } from "../fields";
import { type Field, fieldsOf } from "../walk";
import { type Explanation, type Problem, problemAt } from "./problem";
import { didYouMean } from "./suggest";

/** Reports links that lead nowhere, and links in texts that do not support them. */
export const linkProblems = (file: SourceFile, index: ContentIndex): Problem[] =>
  fieldsOf(file).flatMap((field) => {
    if (typeof field.value !== "string") return [];
    if (field.meta.kind === "text") return textProblems(file, field, field.value, index);
    if (field.meta.kind !== "link" || !field.value.startsWith("/")) return [];
    const wrong = wrongTarget(field.value, index);
    return wrong ? [problemAt(file, field.path, wrong)] : [];
  });

function textProblems(
  file: SourceFile,
  { path, meta }: Field,
  value: string,
  index: ContentIndex,
): Problem[] {
  return textParts(value).flatMap(({ text, to }) => {
    if (to === undefined) return [];
    const wrong = meta.links
      ? wrongTarget(to, index)
      : { message: "Bu alanda bağlantı kullanılmaz.", fix: `Yalnız sözcükleri bırakın: ${text}` };
    return wrong ? [problemAt(file, path, wrong, { part: `[${text}]` })] : [];
  });
}

/** Why a link leads nowhere; undefined if it is right. */
function wrongTarget(
  to: string,
  { routes, hidden, pages, moved, site }: ContentIndex,
): Explanation | undefined {
  if (webAddressPattern.test(to)) return undefined;
  const [route = "", fragment] = to.split("#");
  const hiding = hidden.get(route);
  if (hiding)
    return {
      message: `“${nameOf(hiding)}” sayfası sitede gösterilmiyor.`,
      fix: "Bağlantıyı kaldırın ya da o sayfadaki “Sitede gösterilmesin” işaretini kaldırın.",
    };
  const page = pages.get(route) ?? moved.get(route);
  if (!page && !routes.includes(route))
    return {
      message: `Sitede ${route || to} diye bir sayfa yok.`,
      fix:
        didYouMean(route, routes) ??
        "Başka bir sayfa seçin ya da bağlantıyı kaldırın; başka bir sitenin adresi https:// ile başlar. Sayfanın adresi değiştiyse eski adresini o sayfaya yazın.",
    };
  const anchors = page && fragment && site?.value !== undefined ? anchorsOf(page, site) : undefined;
  if (!fragment || !anchors || anchors.includes(fragment)) return undefined;
  return {
    message: `${route} sayfasında bağlantının gidebileceği “${fragment}” diye bir yer yok.`,
    fix:
      anchors.length === 0
        ? "# işaretini ve sonrasını kaldırın."
        : (didYouMean(fragment, anchors) ??
          `# işaretinden sonra şunlardan birini yazın: ${anchors.join(", ")}.`),
  };
}
