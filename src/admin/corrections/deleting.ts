import { z } from "zod";
import { placeOf } from "../../content-model/check/names";
import type { Place } from "../../content-model/check/problem";
import { previousRoutes } from "../../content-model/content-index";
import { nameOf } from "../../content-model/document-name";
import type { SourceFile } from "../../content-model/documents";
import { referencesTo } from "../../content-model/references";
import { routeOf } from "../../content-model/routes";
import { isFileKind } from "../../content-model/schema";
import { dig, fieldsOf, schemaAt } from "../../content-model/walk";
import { adminStrings } from "../admin-strings";
import { element } from "../element";
import type { KnownDocuments } from "../form/known-documents";
import { sveltiaStrings } from "../sveltia-strings";
import { buttonIn, buttonWithText, questionAround } from "./controls";
import { backButton } from "./leaving";
import { changedElsewhere, readCleared } from "./local-files";

const strings = adminStrings.deleting;
const done = [sveltiaStrings.entries_deleted, sveltiaStrings.assets_deleted].map((text) =>
  text.replace("{$count} ", ""),
);
const descriptionId = "deleted";
const fileRow = '#asset-list [role="row"]';

/** What is to be deleted, and the places that refer to it. */
interface Deletion {
  names: string;
  chosen: readonly SourceFile[];
  /** Links that would break, fields that Sveltia clears, and fields that show the picture or PDF. */
  linked: readonly Place[];
  emptied: readonly Place[];
  shown: readonly Place[];
  /** Those that must not be empty: they prevent the deletion. */
  needing: readonly Place[];
}

/**
 * Names what "Sil" deletes and the places that refer to it. Refuses if a required field would become empty, or if a file of
 * the local folder has been changed elsewhere: deleting also rewrites the documents that mention the deleted one.
 */
export function watchDeleting(documents: KnownDocuments): void {
  /** The row of the library that last had the focus itself: it is deleted if none is selected. */
  let usedRow: Element | undefined;
  let deleting: readonly SourceFile[] | undefined;
  let isCompared = false;
  const current = () => deletionOf(documents, usedRow);
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(`${fileRow}[aria-label]`)) usedRow = target;
    const dialog = questionAround(target);
    if (dialog && buttonWithText(dialog, sveltiaStrings.delete)) describe(dialog, current());
  });
  // Waits for Sveltia's popover: after a failed deletion the document and the links to it remain.
  addEventListener(
    "toggle",
    ({ target }) => {
      if (!deleting || !(target instanceof Element)) return;
      const { textContent } = target;
      if (!done.some((text) => textContent.includes(text))) return;
      documents.noteDeleted(deleting);
      deleting = undefined;
      void readCleared(documents);
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      const button = buttonIn(event);
      const dialog = questionAround(button);
      if (!button || !dialog || button.textContent.trim() !== sveltiaStrings.delete || isCompared) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { chosen, needing } = current();
      if (needing.length > 0) return;
      void changedElsewhere(documents).then((changed) => {
        if (changed.length > 0) {
          buttonWithText(dialog, sveltiaStrings.cancel)?.click();
          return alert(`${namesOf(changed)} ${strings.refused}`);
        }
        deleting = chosen;
        isCompared = true;
        button.click();
        isCompared = false;
      });
    },
    true,
  );
}

function describe(dialog: Element, { names, linked, emptied, shown, needing }: Deletion): void {
  const body = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  if (!body || names === "" || body.querySelector(`#${descriptionId}`)) return;
  const list = (title: string, places: readonly Place[]) =>
    places.length > 0 ? [[title, ...new Set(places.map(placeOf))].join("\n– ")] : [];
  const lost = [
    ...list(strings.places, linked),
    ...list(strings.emptied, emptied),
    ...list(strings.shown, shown),
  ];
  const said = needing.length > 0 ? list(strings.needed, needing) : [...lost, strings.question];
  const description = element("p", [names, ...said].join("\n\n"));
  description.id = descriptionId;
  body.prepend(description);
  const remove = buttonWithText(dialog, sveltiaStrings.delete);
  // Not disabled, because Sveltia enables it at each render.
  if (remove && needing.length > 0) remove.style.display = "none";
}

function deletionOf(documents: KnownDocuments, usedRow: Element | undefined): Deletion {
  const all = documents.beside();
  const files = chosenFiles(usedRow);
  const chosen = chosenDocuments(all);
  const others = all.filter((file) => !chosen.includes(file));
  const references = chosen.flatMap(routesOf).flatMap((route) => referencesTo(route, others));
  const linked = references.filter(({ isEmptied }) => !isEmptied);
  const emptied = references.filter(({ isEmptied }) => isEmptied);
  const shown = files.flatMap((name) => placesOf(name, all));
  const needing = placesThatNeed([...emptied, ...shown]);
  return { names: files.join(", ") || namesOf(chosen), chosen, linked, emptied, shown, needing };
}

/** Those places that must not become empty: required fields, all items of a required list. */
const placesThatNeed = (places: readonly Place[]): Place[] =>
  places.filter(({ file, path }) => {
    const list = path.slice(0, -1);
    const isItem = typeof path.at(-1) === "number";
    if (schemaAt(file, isItem ? list : path) instanceof z.ZodOptional) return false;
    const isBeside = (other: Place) => other.file === file && `${other.path.slice(0, -1)}` === `${list}`;
    return !isItem || places.filter(isBeside).length === Object(dig(file.value, list)).length;
  });

/** The present and previous addresses of a document. */
const routesOf = (file: SourceFile): string[] => [routeOf(file) ?? [], previousRoutes(file)].flat();

const namesOf = (files: readonly SourceFile[]): string => files.map((file) => `“${nameOf(file)}”`).join(", ");

/** Names of the open picture or PDF, or of those selected in the library. */
function chosenFiles(usedRow: Element | undefined): string[] {
  if (!location.hash.startsWith("#/assets")) return [];
  const [open] = /[^/]+\.\w+$/.exec(decodeURI(location.hash)) ?? [];
  const ticked = [...document.querySelectorAll(`${fileRow}:has([role="checkbox"][aria-checked="true"])`)];
  const rows = ticked.length > 0 ? ticked : usedRow ? [usedRow] : [];
  return open ? [open] : rows.flatMap(({ ariaLabel }) => ariaLabel ?? []);
}

/** Places that show a picture or a PDF. */
const placesOf = (name: string, files: readonly SourceFile[]): Place[] =>
  files.flatMap((file) =>
    fieldsOf(file)
      .filter(({ meta, value }) => isFileKind(meta.kind) && String(value).endsWith(`/${name}`))
      .map(({ path }) => ({ file, path })),
  );

/** The open document, or those selected in the list. */
function chosenDocuments(files: readonly SourceFile[]): SourceFile[] {
  const [, folder, name] = /\/collections\/([^/?]+)(?:\/entries\/([^/?]+))?/.exec(location.hash) ?? [];
  const listed = files.filter(({ path }) => path.startsWith(`${folder}/`));
  // By the previous addresses too: the file keeps its name when the address changes.
  if (backButton()) return listed.filter((file) => routesOf(file).includes(`/${name}`));
  const rows = document.querySelectorAll(
    '[role="row"][aria-label]:has([role="checkbox"][aria-checked="true"])',
  );
  const chosen = [...rows].map((row) => row.ariaLabel?.replace(/ \(gizli\)$/, ""));
  return listed.filter((file) => chosen.includes(nameOf(file)));
}
