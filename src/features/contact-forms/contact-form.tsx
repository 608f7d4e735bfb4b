import { FORMS } from "../../../supabase/functions/send-contact-email/fields";
import { FormFrame } from "./form-frame";
import { formStrings } from "./form-strings";
import { MessageField } from "./message-field";
import { useFormSubmission } from "./use-form-submission";

export function ContactForm() {
  const submission = useFormSubmission("contact");
  return (
    <FormFrame label={formStrings.contactForm} submitLabel={formStrings.sendContact} submission={submission}>
      {FORMS.contact.map((field) => (
        <MessageField key={field.name} field={field} rows={7} />
      ))}
    </FormFrame>
  );
}
