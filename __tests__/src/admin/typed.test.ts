import { fileFormat } from "#src/admin/browser/file-format.ts";
import { KnownDocuments } from "#src/admin/form/known-documents.ts";
import { isFileKind, metaOf } from "#src/content-model/schema.ts";
import { dig } from "#src/content-model/walk.ts";
import { changed, fieldsOf, forms } from "../../support/wrong-forms";

test.each(["31.02.2027", "1.6.20271", "1e3", "0x1F", "#0f4c5", "yes"])(
  "“%s” is kept in every field, also where it means nothing",
  (typed) => {
    for (const { path: file, kind, form } of forms) {
      const paths = fieldsOf(kind.schema, form)
        .filter(([, declared, value]) => typeof value === "string" && !isFileKind(metaOf(declared).kind))
        // The kind of a section is no field.
        .flatMap(([path]) => (path.at(-1) === "type" ? [] : [path]));
      const { fromFile, toFile } = fileFormat(kind, new KnownDocuments());
      const written = paths.reduce<unknown>((whole, path) => changed(whole, path, typed), form);
      const kept = fromFile(toFile(Object(written)));
      const dropped = paths.filter((path) => dig(kept, path) !== typed);
      expect({ file, dropped }).toEqual({ file, dropped: [] });
    }
  },
);
