import { type FormEvent, useEffect, useRef, useState } from "react";
import type {
  SubmissionPayload,
  TransportFields,
} from "../../supabase/functions/send-contact-email/contract";
import { prepareNotices } from "../components/notices/notify";
import { toastStrings } from "../lib/form-strings";
import { clearDraft, type Draft, readDraft, writeDraft } from "./draft";
import { fillForm, type Values, valuesOf } from "./form-values";
import { honeypotOf } from "./honeypot";
import { hintFor, isRefusal } from "./refusal";
import { prepareClient, send } from "./send";
import { makeSubmissionId } from "./submission-id";
import { useFormStatus } from "./use-form-status";

type FormType = SubmissionPayload["formType"];

interface FormSubmissionOptions {
  formType: FormType;
  /** Names of the fields that are lists of values. */
  lists?: readonly string[];
  toPayload: (values: Values, transport: TransportFields) => SubmissionPayload;
}

const notices = {
  contact: { sent: toastStrings.contactSent, failed: toastStrings.contactFailed },
  info_request: { sent: toastStrings.infoSent, failed: toastStrings.infoFailed },
} as const satisfies Record<FormType, object>;

/**
 * Everything both forms do beyond their fields: keep a draft, send once at a time, clear on success, keep the values
 * on failure, tell the visitor. The fields stay uncontrolled, so what was typed before scripts ran is kept too.
 */
export function useFormSubmission({ formType, lists = [], toPayload }: FormSubmissionOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft>({ values: {}, startedAt: 0 });
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [restored, setRestored] = useState(false);
  const [ready, setReady] = useState(false);
  const { status, tell, clear } = useFormStatus();

  useEffect(() => {
    setReady(true);
    const stored = readDraft(formType);
    // What was typed before scripts ran was begun at the earliest when the page came.
    const typed = ref.current ? valuesOf(ref.current, []) : {};
    const startedAt = Object.keys(typed).length > 0 ? performance.timeOrigin : Date.now();
    draft.current = stored ?? { values: {}, startedAt };
    if (!stored || !ref.current) return;
    fillForm(ref.current, stored.values);
    setRestored(true);
  }, [formType]);

  const reset = () => {
    ref.current?.reset();
    clearDraft(formType);
    draft.current = { values: {}, startedAt: Date.now() };
    setRestored(false);
    clear();
  };

  const onFirstTouch = () => {
    prepareClient().catch(() => undefined);
    prepareNotices().catch(() => undefined);
  };

  const onInput = () => {
    if (!ref.current) return;
    draft.current = { ...draft.current, values: valuesOf(ref.current, lists) };
    writeDraft(formType, draft.current);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    clear();
    const values = valuesOf(form, lists);
    const fingerprint = JSON.stringify(values);
    const { attempt, startedAt } = draft.current;
    const id = attempt?.fingerprint === fingerprint ? attempt.id : makeSubmissionId();
    draft.current = { values, startedAt, attempt: { id, fingerprint } };
    writeDraft(formType, draft.current);
    try {
      await send(
        toPayload(values, { submissionId: id, website: honeypotOf(form), elapsedMs: Date.now() - startedAt }),
      );
      reset();
      tell({ kind: "success", ...notices[formType].sent });
    } catch (error) {
      console.error(error);
      tell({ kind: "error", ...notices[formType].failed }, isRefusal(error) ? hintFor(error) : null);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return {
    sending,
    /** False until scripts run: a form sent before that would leave the page and put its text into the address. */
    ready,
    /** Whether a draft of an earlier visit was put back. */
    restored,
    /** What stands above the button. */
    status,
    reset,
    formProps: { ref, onSubmit, onInput, onFocus: onFirstTouch, onPointerDown: onFirstTouch },
  };
}
