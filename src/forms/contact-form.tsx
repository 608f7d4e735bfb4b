import type { ContactPayload, TransportFields } from "../../supabase/functions/send-contact-email/contract";
import { formStrings } from "../lib/form-strings";
import { FormField } from "./form-field";
import { FormFrame } from "./form-frame";
import type { Values } from "./form-values";
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
  const submission = useFormSubmission({ formType: "contact", toPayload });
  return (
    <FormFrame label={formStrings.contactForm} submitLabel={formStrings.sendContact} submission={submission}>
      <FormField name="name" label={formStrings.fullName} required autoComplete="name" />
      <FormField name="phone" label={formStrings.phone} type="tel" inputMode="tel" autoComplete="tel" />
      <FormField
        name="email"
        label={formStrings.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <FormField name="subject" label={formStrings.subject} autoComplete="off" />
      <FormField name="message" label={formStrings.message} required rows={7} wide />
    </FormFrame>
  );
}
