import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import { liveKey } from "../form/values";
import type { Form } from "./file-format";

/** Registers an empty field: Sveltia rerenders it whenever a field of its form has changed. */
export function watchForms(onChange: (form: () => Form) => void): void {
  CMS.registerFieldType(liveKey, ({ entry }: CustomFieldControlProps) => {
    if (entry) onChange(() => entry.toJS().data);
    return null;
  });
}
