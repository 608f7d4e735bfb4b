import { type FormEvent, type InvalidEvent, useState } from "react";
import { formStrings } from "../lib/form-strings";

type Control = HTMLInputElement | HTMLTextAreaElement;

const messageFor = ({ valueMissing, typeMismatch }: ValidityState): string => {
  if (valueMissing) return formStrings.missing;
  return typeMismatch ? formStrings.noEmail : formStrings.unfit;
};

/**
 * What is wrong with a field once its form was to be sent, until it is right: the browser's own check in words that
 * stay, stand beside the field and are read with it. Before scripts run, the browser tells it in its own way.
 */
export function useFieldError() {
  const [error, setError] = useState<string | null>(null);
  const onInvalid = (event: InvalidEvent<Control>) => {
    event.preventDefault();
    const control = event.currentTarget;
    setError(messageFor(control.validity));
    if (control.form?.querySelector("input:invalid, textarea:invalid") === control) control.focus();
  };
  const onInput = ({ currentTarget: { validity } }: FormEvent<Control>) => {
    if (error !== null) setError(validity.valid ? null : messageFor(validity));
  };
  return { error, handlers: { onInvalid, onInput } };
}
