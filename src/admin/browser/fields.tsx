import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import type { SyntheticEvent } from "react";
import { placeOf } from "../../content-model/check/names";
import { usesOf } from "../../content-model/references";
import { adminStrings } from "../admin-strings";
import type { KnownDocuments } from "../form/known-documents";
import { colourKey, dayKey, liveKey, recordKey } from "../form/values";
import type { Form } from "./file-format";

/**
 * Registers the field types that Sveltia lacks.
 * @param onChange called whenever a field of the open form changes
 */
export function registerFields(documents: KnownDocuments, onChange: (form: () => Form) => void): void {
  CMS.registerFieldType(dayKey, DayField);
  CMS.registerFieldType(colourKey, ColourField);
  CMS.registerFieldType(recordKey, (props) => <FactName documents={documents} {...props} />);
  // Renders nothing; Sveltia renders it again after each change of the form.
  CMS.registerFieldType(liveKey, ({ entry }: CustomFieldControlProps) => {
    if (entry) onChange(() => entry.toJS().data);
    return null;
  });
}

/** Shows a value in an input, except while it has the focus: the form returns what is being typed with a delay. */
const showing = (value: string) => (input: HTMLInputElement | null) => {
  if (input && input !== document.activeElement) input.value = value;
};

type TypedEvent = SyntheticEvent<HTMLInputElement>;

/**
 * A day in the browser's date picker. For an incomplete or impossible date the browser has no value: a string instead of it
 * keeps it a mistake, even when the field is collapsed.
 */
function DayField({ value, forID, onChange }: CustomFieldControlProps) {
  const take = ({ currentTarget: { value: day, validity } }: TypedEvent) =>
    onChange(validity.badInput ? adminStrings.noDay : day);
  return (
    <input
      type="date"
      max="9999-12-31"
      aria-labelledby={`${forID}-label`}
      ref={value === adminStrings.noDay ? undefined : showing(String(value ?? ""))}
      onChange={take}
      // From one incomplete date to another the browser fires no change event.
      onKeyUp={(event) => event.key !== "Tab" && take(event)}
    />
  );
}

/** A colour in the browser's picker, and as text, which may be incomplete. */
function ColourField({ value, forID, classNameWrapper, onChange }: CustomFieldControlProps) {
  const text = String(value ?? "");
  const label = { "aria-labelledby": `${forID}-label` };
  const take = ({ currentTarget }: TypedEvent) => onChange(currentTarget.value);
  return (
    <div className="colour">
      <input type="text" className={classNameWrapper} {...label} ref={showing(text)} onChange={take} />
      <input type="color" {...label} ref={showing(text || "#ffffff")} onChange={take} />
    </div>
  );
}

interface FactNameProps extends CustomFieldControlProps {
  documents: KnownDocuments;
}

/** The name of a fact, with the places that use it. */
function FactName({ documents, value, forID, classNameWrapper, onChange }: FactNameProps) {
  const name = String(value ?? "");
  const places = new Set(name ? usesOf(name, documents.beside()).map(placeOf) : []);
  return (
    <>
      <input
        type="text"
        className={classNameWrapper}
        aria-labelledby={`${forID}-label`}
        ref={showing(name)}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="places">
        {places.size > 0 ? `${adminStrings.usedIn} ${[...places].join("; ")}` : adminStrings.unused}
      </p>
    </>
  );
}
