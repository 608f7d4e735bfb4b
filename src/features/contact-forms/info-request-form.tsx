import { chakra } from "@chakra-ui/react/styled-system";
import { FORMS } from "../../../supabase/functions/send-contact-email/fields";
import { FieldLabel } from "../../ui/field";
import { type AskableProduct, useAskedInForm } from "./asked-product";
import { FormFrame } from "./form-frame";
import { formStrings } from "./form-strings";
import { MessageField } from "./message-field";
import { useFormSubmission } from "./use-form-submission";

interface InfoRequestFormProps {
  products: readonly AskableProduct[];
  /** Products named in the URL. */
  asked: readonly AskableProduct[];
  /** Placeholder of the message. */
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
          <MessageField key={field.name} field={field} rows={4} placeholder={messageHint ?? undefined} />
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
  return (
    <chakra.fieldset gridColumn="1 / -1">
      <FieldLabel asChild>
        <legend>
          {label}
          <small>{` ${formStrings.optional}`}</small>
        </legend>
      </FieldLabel>
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: "repeat(auto-fit, minmax(max(40%, 8.5rem), 1fr))",
          xl: "repeat(3, minmax(0, 1fr))",
        }}
        columnGap="gap"
      >
        {services.map((service) => (
          <ServiceOption key={service} name={name} service={service} />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

function ServiceOption({ name, service }: { name: string; service: string }) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="0.75rem"
      minHeight="48px"
      borderBottom="1px solid"
      borderColor="border.hairline"
      fontSize="small"
      lineHeight="1.35"
      cursor="pointer"
      css={{ "&:has(:checked)": { fontWeight: "550", color: "brand.main" } }}
    >
      <chakra.input
        type="checkbox"
        name={name}
        value={service}
        boxSize="20px"
        flex="none"
        margin="0"
        accentColor="brand.main"
      />
      {service}
    </chakra.label>
  );
}
