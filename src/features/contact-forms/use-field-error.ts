import { type FormEvent, type InvalidEvent, useCallback, useState } from "react";
import type { Fault, FieldFault } from "../../../supabase/functions/send-contact-email/contract";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import { formStrings } from "./form-strings";
import { type Control, controlsOf, isBox } from "./form-values";

/** Limits of a date field whose year has four digits: browsers take "26" for the year 26, and up to six digits. */
export const [firstDay, lastDay] = ["1900-01-01", "9999-12-31"] as const;

const messageFor = ({ validity, validationMessage, value }: Control): string => {
  if (validity.customError) return validationMessage;
  if (validity.valueMissing) return formStrings.missing;
  // Only days have limits.
  if (validity.rangeOverflow || (validity.rangeUnderflow && value < firstDay)) return formStrings.fullYear;
  if (validity.rangeUnderflow) return deliveryStrings.pastHelp;
  return validity.typeMismatch ? formStrings.noEmail : formStrings.unfit;
};

/** Removes what a pasted e-mail address must not contain and no visitor sees; the function does so at its ends only. */
function removeInvisible(control: Control): void {
  if (control.type !== "email") return;
  const address = control.value.replace(/[\p{Cf}\p{Zs}]/gu, "");
  // Setting the same value would move the caret.
  if (address !== control.value) control.value = address;
}

export const faultText = (fault: FieldFault, isEmail: boolean): string =>
  ({
    missing: formStrings.missing,
    invalid: isEmail ? formStrings.noEmail : formStrings.unfit,
    too_long: formStrings.fieldTooLong,
  })[fault];

/**
 * Marks fields that the function refused with custom validity until they change, and focuses the first.
 * @param controls controls that still have the value that was sent
 */
export function markRefused(controls: readonly Control[], faults: readonly Fault[]): void {
  const refused = controls.flatMap((control) => {
    const found = faults.find(({ field }) => control.type !== "checkbox" && field === control.name);
    return found ? [{ control, text: faultText(found.fault, control.type === "email") }] : [];
  });
  for (const { control, text } of refused) control.setCustomValidity(text);
  for (const { control } of refused) control.reportValidity();
}

/**
 * Validates all fields again: restored drafts and text pasted before hydration fire no event. Skips boxes to tick, which have
 * no limit and are never refused: each event renders the form once more.
 */
export function checkFields(form: HTMLFormElement): void {
  for (const control of controlsOf(form))
    if (control.value !== "" && !isBox(control)) control.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Returns a field's error: excess length at once, all others after the first submit. Shows the browser's
 * validation inline; before hydration the browser shows its own bubbles.
 * @param limit maximum length
 */
export function useFieldError(limit: number) {
  const [error, setError] = useState<string | null>(null);

  const ref = useCallback((control: Control | null) => {
    const onReset = () => {
      control?.setCustomValidity("");
      setError(null);
    };
    const form = control?.form;
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, []);

  const onInvalid = (event: InvalidEvent<Control>) => {
    event.preventDefault();
    const control = event.currentTarget;
    setError(messageFor(control));
    const first = controlsOf(control.form).find(({ validity }) => !validity.valid);
    if (first === control) control.focus();
  };
  const onInput = ({ currentTarget: control }: FormEvent<Control>) => {
    removeInvisible(control);
    // Counted as the function does, after trimming.
    const excess = control.value.trim().length - limit;
    control.setCustomValidity(excess > 0 ? formStrings.tooLongBy(excess, limit) : "");
    const { customError, valid } = control.validity;
    if (customError || error !== null) setError(valid ? null : messageFor(control));
  };
  return { error, handlers: { ref, onInvalid, onInput } };
}
