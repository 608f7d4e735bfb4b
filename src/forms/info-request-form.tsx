import { chakra } from "@chakra-ui/react/styled-system";
import type {
  InfoRequestPayload,
  TransportFields,
} from "../../supabase/functions/send-contact-email/contract";
import { FieldLabel } from "../components/field";
import { formStrings } from "../lib/form-strings";
import { type AskableProduct, useAskedInForm } from "./asked-product";
import { FormField } from "./form-field";
import { FormFrame } from "./form-frame";
import type { Values } from "./form-values";
import { listOf, textOf } from "./payload";
import { useFormSubmission } from "./use-form-submission";

function toPayload(values: Values, transport: TransportFields): InfoRequestPayload {
  return {
    clinicName: textOf(values.clinicName),
    contactPerson: textOf(values.contactPerson),
    phone: textOf(values.phone),
    email: textOf(values.email),
    selectedServices: listOf(values.selectedServices),
    message: textOf(values.message),
    formType: "info_request",
    ...transport,
  };
}

interface InfoRequestFormProps {
  products: readonly AskableProduct[];
  /** The products that the address names. */
  asked: readonly AskableProduct[];
  /** An example in the field of the message. */
  messageHint: string | null;
}

/**
 * The information request: clinic, person, telephone and e-mail are required, services and message are not. The products
 * that the address names are chosen in it.
 */
export function InfoRequestForm({ products, asked, messageHint }: InfoRequestFormProps) {
  const submission = useFormSubmission({ formType: "info_request", toPayload });
  useAskedInForm(submission.formProps.ref, asked);
  const services = products.flatMap(({ service }) => (service ? [service] : []));
  return (
    <FormFrame label={formStrings.infoForm} submitLabel={formStrings.sendInfo} submission={submission}>
      <FormField name="clinicName" label={formStrings.clinicName} required autoComplete="organization" />
      <FormField name="contactPerson" label={formStrings.contactPerson} required autoComplete="name" />
      <FormField
        name="phone"
        label={formStrings.phone}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <FormField
        name="email"
        label={formStrings.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <chakra.fieldset gridColumn="1 / -1">
        <FieldLabel asChild>
          <legend>
            {formStrings.services}
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
            <ServiceOption key={service} service={service} />
          ))}
        </chakra.div>
      </chakra.fieldset>
      <FormField
        name="message"
        label={formStrings.message}
        placeholder={messageHint ?? undefined}
        rows={4}
        wide
      />
    </FormFrame>
  );
}

function ServiceOption({ service }: { service: string }) {
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
        name="selectedServices"
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
