import { strings } from "../interface-strings";
import { FormEnd } from "./form-end";
import { FormField } from "./form-field";
import { FormGrid } from "./form-grid";

/** The contact message: name, e-mail and message are required, telephone and subject are not. */
export function ContactForm() {
  const { form } = strings;
  return (
    <FormGrid>
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
      <FormEnd label={form.sendContact} sending={false} />
    </FormGrid>
  );
}
