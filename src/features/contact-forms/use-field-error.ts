import { type FormEvent, type InvalidEvent, useCallback, useState } from "react";
import type { Fault, FieldFault } from "../../../supabase/functions/send-contact-email/contract";
import { formStrings } from "./form-strings";
import { type Control, controlsOf } from "./form-values";
import { excessOf } from "./max-lengths";

const messageFor = ({ validity, validationMessage }: Control): string => {
  if (validity.customError) return validationMessage;
  if (validity.valueMissing) return formStrings.missing;
  return validity.typeMismatch ? formStrings.noEmail : formStrings.unfit;
};

/** What the function has against a field. */
export const faultText = (fault: FieldFault, isEmail: boolean): string =>
  ({
    eksik: formStrings.missing,
    gecersiz: isEmail ? formStrings.noEmail : formStrings.unfit,
    uzun: formStrings.fieldTooLong,
  })[fault];

/**
 * Marks fields that the function refused, as the browser's own check would: each until it is changed, the first of them
 * focused.
 * @param controls those of the form that still hold what was sent
 */
export function markRefused(controls: readonly Control[], faults: readonly Fault[]): void {
  const refused = controls.flatMap((control) => {
    const found = faults.find(({ field }) => control.type !== "checkbox" && field === control.name);
    return found ? [{ control, text: faultText(found.fault, control.type === "email") }] : [];
  });
  for (const { control, text } of refused) control.setCustomValidity(text);
  for (const { control } of refused) control.reportValidity();
}

/** Has the fields of a form check their texts again: a draft put back, and what was pasted before scripts ran, fire no event. */
export function checkFields(form: HTMLFormElement): void {
  for (const control of controlsOf(form))
    if (control.value !== "") control.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Returns what is wrong with a field: at once that its text is too long, all else once its form was to be sent. It is the
 * browser's own check in words that stay beside the field and are read with it. Before scripts run, the browser tells it in
 * its own way.
 * @param limit the most characters it takes
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
    const excess = excessOf(control.value, limit);
    control.setCustomValidity(excess > 0 ? formStrings.tooLongBy(excess, limit) : "");
    const { customError, valid } = control.validity;
    if (customError || error !== null) setError(valid ? null : messageFor(control));
  };
  return { error, handlers: { ref, onInvalid, onInput } };
}
