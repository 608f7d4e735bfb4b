import { textParts } from "../../domain/text-links";
import type { ContentIndex } from "../content-index";
import { nameOf } from "../document-name";
import { positionOf, positionOfPart, type SourceFile } from "../documents";
import { webAddress } from "../fields";
import { type Field, fieldsOf } from "../walk";
import { type Problem, problemAt } from "./problem";
import { documentWords, type Words, worded } from "./sentence";
import { didYouMean } from "./suggest";

/** Reports broken links, and links in texts that do not support them. */
export const linkProblems = (file: SourceFile, index: ContentIndex): Problem[] =>
  fieldsOf(file).flatMap((field) => {
    if (typeof field.value !== "string") return [];
    if (field.meta.kind === "link") return fieldProblems(file, field, field.value, index);
    return field.meta.kind === "text" ? textProblems(file, field, field.value, index) : [];
  });

function fieldProblems(file: SourceFile, field: Field, to: string, index: ContentIndex): Problem[] {
  const route = to.replace(/#.*$/, "");
  if (!route.startsWith("/") || index.routes.includes(route)) return [];
  const position = positionOf(file, field.path);
  const hidden = index.hidden.get(route);
  if (hidden) return [problemAt(file, position, ...hiddenPage(route, hidden))];
  const absent = index.absentPages.find((kind) => kind.route === route);
  if (absent)
    return [
      problemAt(
        file,
        position,
        worded`Sitede ${route} yok: ${documentWords(absent.file)} silinmiş.`,
        "Bu bağlantıyı silin ya da sayfayı geri getirin.",
      ),
    ];
  return [
    problemAt(
      file,
      position,
      `Sitede ${route} diye bir sayfa yok.`,
      didYouMean(route, index.routes) ?? `Sitedeki sayfalar: ${index.routes.join(", ")}.`,
    ),
  ];
}

function textProblems(file: SourceFile, field: Field, value: string, index: ContentIndex): Problem[] {
  return textParts(value).flatMap(({ text, to }) => {
    if (to === undefined) return [];
    const position = positionOfPart(file, field.path, `[${text}]`);
    if (!field.meta.links)
      return [
        problemAt(file, position, "Bu alanda bağlantı kullanılmaz.", `Yalnız sözcükleri bırakın: ${text}`),
      ];
    const route = to.replace(/#.*$/, "");
    if (index.routes.includes(route) || webAddress.test(to)) return [];
    const hidden = index.hidden.get(route);
    if (hidden) return [problemAt(file, position, ...hiddenPage(route, hidden))];
    return [
      problemAt(
        file,
        position,
        `Bağlantının gittiği ${to} sayfası yok.`,
        isOutside(to)
          ? `Başka bir sitenin adresini https:// ile, eksiksiz yazın ya da sözcükleri bırakın: ${text}`
          : (didYouMean(route, index.routes) ?? `Sayfanın adresini yazın ya da bağlantıyı kaldırın: ${text}`),
      ),
    ];
  });
}

const isOutside = (to: string) => /^(?:[a-z]+:|\/\/|www\.)/i.test(to);

/** Message for a link to a hidden document. */
export const hiddenPage = (route: string, hidden: SourceFile): [message: Words, fix: string] => [
  worded`${{ inFile: route, inForm: `“${nameOf(hidden)}”` }} sayfası sitede gösterilmiyor.`,
  "Bağlantıyı kaldırın ya da o sayfadaki “Sitede gösterilmesin” işaretini kaldırın.",
];
