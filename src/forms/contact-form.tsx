import type { ContactPayload, TransportFields } from "../../supabase/functions/send-contact-email/contract";
import { strings } from "../lib/interface-strings";
import type { Values } from "./draft";
import { FormField } from "./form-field";
import { FormFrame } from "./form-frame";
import { textOf } from "./payload";
import { useFormSubmission } from "./use-form-submission";

function toPayload(values: Values, transport: TransportFields): ContactPayload {
  return {
    name: textOf(values.name),
    phone: textOf(values.phone),
    email: textOf(values.email),
    subject: textOf(values.subject),
    message: textOf(values.message),
    formType: "contact",
    ...transport,
  };
}

/** The contact message: name, e-mail and message are required, telephone and subject are not. */
export function ContactForm() {
  const { form } = strings;
  const submission = useFormSubmission({ formType: "contact", toPayload });
  return (
    <FormFrame label={form.contactForm} submitLabel={form.sendContact} submission={submission}>
      <FormField name="name" label={form.fullName} required autoComplete="name" />
      <FormField name="phone" label={form.phone} type="tel" inputMode="tel" autoComplete="tel" />
      <FormField
        name="email"
        label={form.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <FormField name="subject" label={form.subject} autoComplete="off" />
      <FormField name="message" label={form.message} required areaHeight={200} wide />
    </FormFrame>
  );
}
