import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormType } from "../../../supabase/functions/send-contact-email/fields";
import { inIstanbul } from "../../domain/delivery/days";
import { randomId } from "../../domain/random-id";
import { keepDraft, readDraft } from "./draft";
import { statusOf } from "./form-status-lines";
import { formStrings, toastStrings } from "./form-strings";
import {
  clearControls,
  controlsOf,
  fillForm,
  idFieldOf,
  snapshotOf,
  unchangedSince,
  valuesOf,
} from "./form-values";
import { honeypotOf } from "./honeypot";
import { payloadOf } from "./payload";
import { hintFor, isRefusal } from "./refusal";
import { clientInTime, prepareClient, send } from "./send";
import { checkFields, markRefused } from "./use-field-error";
import { useFormStatus } from "./use-form-status";

const notices = {
  contact: {
    sent: toastStrings.contactSent,
    failed: toastStrings.contactFailed,
    arrived: formStrings.contactArrived,
  },
  info_request: {
    sent: toastStrings.infoSent,
    failed: toastStrings.infoFailed,
    arrived: formStrings.infoArrived,
  },
} as const satisfies Record<FormType, object>;

/**
 * Shared behaviour of both forms: keeps a draft, prevents parallel submits, resets on success, keeps values
 * on failure, notifies. Fields are uncontrolled, so that text typed before hydration is kept.
 */
export function useFormSubmission(formType: FormType) {
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /** Had the focus when sending began. */
  const focused = useRef<Element>(null);
  const [sending, setSending] = useState(false);
  const [restored, setRestored] = useState(false);
  const { status, Toasts, prepare, announce, forgetSent, clear } = useFormStatus();

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const stored = readDraft(formType);
    if (stored) {
      fillForm(form, stored.values);
      idFieldOf(form).value ||= stored.id;
      setRestored(true);
    }
    checkFields(form);
  }, [formType]);

  // Browsers take the focus from the disabled button: meanwhile the status has it.
  useEffect(() => {
    const { current: before } = focused;
    const meanwhile = ref.current && statusOf(ref.current);
    if (!(before instanceof HTMLElement)) return;
    const { activeElement } = document;
    if (!sending && (activeElement === document.body || activeElement === meanwhile))
      before.focus({ preventScroll: true });
    else if (sending && before instanceof HTMLButtonElement) meanwhile?.focus({ preventScroll: true });
  }, [sending]);

  const keep = (form: HTMLFormElement) => keepDraft(formType, form, idFieldOf(form).value);

  const reset = () => {
    ref.current?.reset();
    if (ref.current) keep(ref.current);
    setRestored(false);
    clear();
    // The button that was pressed disappears.
    controlsOf(ref.current)[0]?.focus();
  };

  const onFirstTouch = () => {
    prepareClient().catch(() => undefined);
    prepare().catch(() => undefined);
  };

  const onInput = () => {
    forgetSent();
    if (ref.current) keep(ref.current);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    checkFields(form);
    if (!form.reportValidity()) return;
    busy.current = true;
    focused.current = document.activeElement;
    setSending(true);
    clear();
    // Monotonic time since navigation. A password manager may fill a form at once, but no person submits this
    // fast.
    const elapsedMs = Math.round(performance.now());
    const sent = snapshotOf(form);
    const values = valuesOf(form);
    const idField = idFieldOf(form);
    // Before it is sent by script or posted: the function knows it if only its answer was lost.
    idField.value ||= randomId();
    keep(form);
    try {
      const transport = { submissionId: idField.value, extraInfo: honeypotOf(form), elapsedMs };
      const client = await clientInTime();
      // The browser navigates to a result page, unless the visitor stops it.
      if (!client && navigator.onLine) return form.submit();
      const answer = client && (await send(client, payloadOf(formType, values, transport)));
      if (answer === null) {
        // Posting the form would replace the page and its text with the browser's error if the function is away.
        console.error("send-contact-email gave no answer");
        const isOnline = navigator.onLine;
        announce(
          { kind: "error", ...notices[formType].failed },
          { hint: isOnline ? formStrings.noAnswer : formStrings.noConnection, isUnanswered: isOnline },
        );
        return;
      }
      // Text typed while sending belongs to the next message.
      clearControls(unchangedSince(sent));
      idField.value = "";
      keep(form);
      setRestored(false);
      const { sent: notice, arrived } = notices[formType];
      const hint = arrived(inIstanbul(new Date()).time);
      announce({ kind: "success", ...notice }, { hint, receipt: answer.id });
    } catch (error) {
      console.error(error);
      const refusal = isRefusal(error) ? error : null;
      announce(
        { kind: "error", ...notices[formType].failed },
        { hint: (refusal && hintFor(refusal)) ?? formStrings.keptHere },
      );
      if (refusal) markRefused(unchangedSince(sent), refusal.faults);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return {
    formType,
    sending,
    restored,
    status,
    Toasts,
    reset,
    formProps: {
      ref,
      onSubmit,
      onInput,
      onFocus: onFirstTouch,
      onPointerDown: onFirstTouch,
    },
  };
}
