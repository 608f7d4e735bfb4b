import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { documentKinds } from "../../../content-model";
import { dig } from "../../../content-model/walk";
import { adminStrings } from "../../admin-strings";
import type { KnownDocuments } from "../../form/known-documents";
import { collectionOf, fileName, hasMany, kindOfEntry } from "../../form/names";
import { fromForm } from "../../form/values";
import type { Form } from "../file-format";
import { namesBySlug, type PreviewContext, previewFacts } from "./context";
import { fieldNodes } from "./parts";
import { previewPalette, previewStyle } from "./style";

const strings = adminStrings.preview;

/** Registers the preview, once per name: a list and a single document may share one. */
export function registerPreviews(documents: KnownDocuments): void {
  const names = documentKinds.map((kind) => (hasMany(kind) ? collectionOf(kind).name : fileName(kind.file)));
  const Preview = (props: CustomPreviewTemplateProps) => <FormPreview documents={documents} {...props} />;
  for (const name of new Set(names)) CMS.registerPreviewTemplate(name, Preview);
}

interface FormPreviewProps extends CustomPreviewTemplateProps {
  documents: KnownDocuments;
}

/** Shows the texts of the form in the site's typefaces and colours, without its layout. */
function FormPreview({ documents, entry, getAsset }: FormPreviewProps) {
  const { collection, path, data }: PreviewedEntry = entry.toJS();
  const kind = kindOfEntry(collection, path);
  if (!kind) return null;
  const document = fromForm(kind.schema, data, 0);
  const latest = (type: string) => (kind.type === type ? document : documents.valuesOf(type)[0]);
  const context: PreviewContext = {
    facts: previewFacts(latest("SiteInfo"), document),
    productNames: namesBySlug(documents.valuesOf("Product")),
    getAsset,
  };
  // While a colour is incomplete, the saved ones are used.
  const colours = previewPalette(latest("Brand")) ?? previewPalette(documents.valuesOf("Brand")[0]);
  return (
    <>
      {colours && <style>{previewStyle(colours)}</style>}
      <main>
        <p className="note">{strings.note}</p>
        {dig(document, ["hidden"]) === true && <p className="note">{strings.hidden}</p>}
        <div className="group">{fieldNodes(kind.schema, data, 0, context)}</div>
      </main>
    </>
  );
}

/** The fields of Sveltia's entry that are used here. */
interface PreviewedEntry {
  collection: string;
  path: string;
  data: Form;
}
