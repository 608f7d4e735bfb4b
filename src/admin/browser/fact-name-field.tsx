import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import { placeOf } from "../../content-model/check/names";
import { usesOf } from "../../content-model/references";
import type { KnownDocuments } from "../form/known-documents";
import { recordKey } from "../form/values";
import { ownWords } from "../own-words";

/** Registers the field of a number's name, which says where the number is used. */
export function registerFactName(documents: KnownDocuments): void {
  CMS.registerFieldType(
    recordKey,
    ({ value, forID, classNameWrapper, onChange }: CustomFieldControlProps) => {
      const name = String(value ?? "");
      const places = new Set(name ? usesOf(name, documents.beside()).map(placeOf) : []);
      return (
        <>
          <input
            type="text"
            className={classNameWrapper}
            aria-labelledby={`${forID}-label`}
            value={name}
            onChange={({ target }) => onChange(target.value)}
          />
          <p className="places">
            {places.size > 0 ? `${ownWords.usedIn} ${[...places].join("; ")}` : ownWords.unused}
          </p>
        </>
      );
    },
  );
}
