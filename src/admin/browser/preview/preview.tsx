import CMS, { type CustomPreviewTemplate, type CustomPreviewTemplateProps } from "@sveltia/cms";
import { type DocumentKind, documentKinds } from "../../../content-model";
import { dig } from "../../../content-model/walk";
import { pageTitle } from "../../../domain/page-title";
import { documentsOf } from "../../form/known-documents";
import { collectionWords, hasMany, kindOfEntry, singleName } from "../../form/names";
import { fromForm } from "../../form/values";
import { ownWords } from "../../own-words";
import type { Form } from "../file-format";
import { filledText, namesBySlug, type PreviewContext, previewFacts } from "./context";
import { fieldNodes } from "./parts";
import { passShortcuts } from "./shortcuts";
import { previewPalette, previewStyle } from "./style";

const words = ownWords.preview;

/** Registers the preview of all documents: a list and a single document may have the same name. */
export function registerPreviews(): void {
  const names = documentKinds.map((kind) => (hasMany(kind) ? collectionWords(kind).name : singleName(kind)));
  for (const name of new Set(names)) CMS.registerPreviewTemplate(name, Preview);
}

/** Shows the form's texts in the site's typefaces and colours; the layout is the site's alone. */
const Preview: CustomPreviewTemplate = ({ entry, getAsset }: CustomPreviewTemplateProps) => {
  const { collection, path, data }: PreviewedEntry = entry.toJS();
  const kind = kindOfEntry(collection, path);
  if (!kind) return null;
  const document = fromForm(kind.schema, data, 0);
  const latest = (type: string) => (kind.type === type ? document : documentsOf(type)[0]);
  const site = latest("SiteInfo");
  const facts = previewFacts(site, document);
  const context: PreviewContext = {
    facts,
    productNames: namesBySlug(documentsOf("Product")),
    isLabelled: kind.route === undefined,
    getAsset,
  };
  // While a colour is being typed, the saved ones stay.
  const colours = previewPalette(latest("Brand")) ?? previewPalette(documentsOf("Brand")[0]);
  return (
    <>
      {colours && <style>{previewStyle(colours)}</style>}
      <main ref={passShortcuts}>
        <p className="note">{words.note}</p>
        {dig(document, ["hidden"]) === true && <p className="note">{words.hidden}</p>}
        <div className="group">{fieldNodes(kind.schema, data, 0, context)}</div>
        {kind.type === "Brand" && colours && <Swatches colours={colours} />}
        <SearchResult kind={kind} document={document} site={site} facts={facts} />
      </main>
    </>
  );
};

function Swatches({ colours }: { colours: NonNullable<ReturnType<typeof previewPalette>> }) {
  const { bg, fg, brand: of } = colours;
  const samples = [
    [words.colours.page, bg.page, fg.ink],
    [words.colours.tint, bg.tint, fg.ink],
    [words.colours.warm, bg.warm, fg.ink],
    [words.colours.deep, bg.deep, fg.onDeep],
    [words.colours.main, of.main, of.onMain],
    [words.colours.accent, of.accentFill, of.onAccent],
  ];
  return (
    <div className="swatches">
      {samples.map(([name, background, color]) => (
        <span key={name} style={{ background, color }}>
          {name}
        </span>
      ))}
    </div>
  );
}

/** The parts of Sveltia's entry that are used here. */
interface PreviewedEntry {
  collection: string;
  path: string;
  data: Form;
}

interface SearchResultProps {
  kind: DocumentKind;
  document: unknown;
  site: unknown;
  facts: PreviewContext["facts"];
}

/** The page in a search engine's results. */
function SearchResult({ kind, document, site: laboratory, facts }: SearchResultProps) {
  if (!("seo" in kind.schema.shape) || kind.unlisted) return null;
  const [title, description] = ["title", "description"].map((key) => {
    const text = String(dig(document, ["seo", key]) ?? "");
    return filledText(text, facts) ?? text;
  });
  if (!title) return null;
  const path = kind.route === "slug" ? `/${dig(document, ["slug"]) ?? ""}` : (kind.route ?? "/");
  return (
    <section>
      <p className="caption">{words.searchResult}</p>
      <div className="search">
        <b>{pageTitle(path, title, String(dig(laboratory, ["brand"]) ?? ""))}</b>
        <span>{`${dig(laboratory, ["url"])}${path}`}</span>
        <p>{description}</p>
      </div>
    </section>
  );
}
