import { type RefObject, useCallback, useEffect, useState } from "react";
import { askedName, dayName } from "../../domain/contact-links";
import { isDay } from "../../domain/delivery/days";
import { clearDraft, readDraft, writeDraft } from "../contact-forms/draft";
import { fillForm, type Values, valuesOf } from "../contact-forms/form-values";
import { checkFields } from "../contact-forms/use-field-error";

/** One object, so that React skips rendering an empty slip again. */
const nothing: Values = {};

/** Name of the slip among the drafts of this tab. */
export const slipDraftName = "is-formu";

interface SlipState {
  /** What is written, as far as scripts know: nothing before they run. */
  values: Values;
  /** To be called after every change of a field. */
  follow: () => void;
  /** Writes a text into a field, as if the visitor had. */
  write: (name: string, text: string) => void;
  clear: () => void;
}

/**
 * What is written on the slip. The fields keep it themselves, so that they work before and without scripts; a draft is
 * kept for this tab. A field that was filled in before scripts ran keeps that; else what the address names comes before the
 * draft of another product, and after that of the same.
 * @param form to be called below the boundary that hydrates it
 * @param productName name of the field of the product
 * @param knownOf what a product, by its slug, and the day it is wanted on write into which fields; undefined where it cannot be
 *   chosen
 */
export function useSlip(
  form: RefObject<HTMLFormElement | null>,
  productName: string | undefined,
  knownOf: (slug: string, day: string | undefined) => Values | undefined,
): SlipState {
  const [values, setValues] = useState(nothing);
  const follow = useCallback(() => {
    if (!form.current) return;
    const written = valuesOf(form.current);
    const isWritten = Object.keys(written).length > 0;
    if (isWritten) writeDraft(slipDraftName, { values: written });
    else clearDraft(slipDraftName);
    setValues(isWritten ? written : nothing);
  }, [form]);
  useEffect(() => {
    if (!form.current) return;
    const { values: kept = {} } = readDraft(slipDraftName) ?? {};
    const address = new URLSearchParams(window.location.search);
    const asked = address.get(askedName) ?? "";
    const day = address.get(dayName) ?? "";
    const chosen = valuesOf(form.current)[productName ?? ""];
    const known = chosen && chosen !== asked ? undefined : knownOf(asked, isDay(day) ? day : undefined);
    const isOfAnother = kept[productName ?? ""] !== asked;
    fillForm(form.current, isOfAnother ? { ...kept, ...known } : { ...known, ...kept });
    checkFields(form.current);
    follow();
  }, [form, productName, knownOf, follow]);
  const write = (name: string, text: string) => {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const clear = () => {
    form.current?.reset();
    follow();
  };
  return { values, follow, write, clear };
}
