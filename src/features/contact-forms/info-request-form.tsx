import { FORMS } from "../../../supabase/functions/send-contact-email/fields";
import { Choice } from "../../ui/choice";
import { FieldGroup } from "../../ui/field";
import { type AskableProduct, useAskedInForm } from "./asked-product";
import { FormFrame } from "./form-frame";
import { formStrings } from "./form-strings";
import * as css from "./info-request-form.module.css";
import { MessageField } from "./message-field";
import { useFormSubmission } from "./use-form-submission";

interface InfoRequestFormProps {
  products: readonly AskableProduct[];
  asked: readonly AskableProduct[];
  messageHint: string | null;
}

/** The information request, with the URL's products preselected. */
export function InfoRequestForm({ products, asked, messageHint }: InfoRequestFormProps) {
  const submission = useFormSubmission("info_request");
  useAskedInForm(submission.formProps.ref, asked);
  const services = products.flatMap(({ service }) => (service ? [service] : []));
  return (
    <FormFrame label={formStrings.infoForm} submitLabel={formStrings.sendInfo} submission={submission}>
      {FORMS.info_request.map((field) =>
        field.kind === "list" ? (
          <ServiceOptions key={field.name} field={field} services={services} />
        ) : (
          <MessageField key={field.name} field={field} rows={3} placeholder={messageHint ?? undefined} />
        ),
      )}
    </FormFrame>
  );
}

interface ServiceOptionsProps {
  field: { name: string; label: string };
  services: readonly string[];
}

function ServiceOptions({ field: { name, label }, services }: ServiceOptionsProps) {
  const legend = (
    <>
      {label}
      <small>{` ${formStrings.optional}`}</small>
    </>
  );
  return (
    <FieldGroup legend={legend} className={css.group}>
      <div className={css.services}>
        {services.map((service) => (
          <Choice key={service} name={name} value={service} label={service} className={css.service} />
        ))}
      </div>
    </FieldGroup>
  );
}
