import type { FORMS, FormType } from "../../../supabase/functions/send-contact-email/fields";
import { FormField } from "./form-field";

type Field = (typeof FORMS)[FormType][number];

/** How the browser checks a field, and which keyboard a phone offers for it. */
const inputs = {
  line: {},
  phone: { type: "tel", inputMode: "tel" },
  email: { type: "email", inputMode: "email" },
  area: { wide: true },
} as const satisfies Record<Exclude<Field["kind"], "list">, object>;

interface MessageFieldProps {
  field: Exclude<Field, { kind: "list" }>;
  /** Lines that an area shows. */
  rows: number;
  /** An example in an area. */
  placeholder?: string | undefined;
}

/** A field of one of the two forms, as it is declared. */
export function MessageField({ field, rows, placeholder }: MessageFieldProps) {
  const { name, label, kind, required } = field;
  return (
    <FormField
      name={name}
      label={label}
      required={required}
      autoComplete={"autoComplete" in field ? field.autoComplete : undefined}
      {...inputs[kind]}
      {...(kind === "area" ? { rows, placeholder } : {})}
    />
  );
}
