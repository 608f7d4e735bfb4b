import type { FORMS, FormType } from "../../../supabase/functions/send-contact-email/fields";
import { FormField } from "./form-field";

type Field = (typeof FORMS)[FormType][number];

const inputs = {
  line: {},
  phone: { type: "tel", inputMode: "tel" },
  email: { type: "email", inputMode: "email" },
  area: {},
} as const satisfies Record<Exclude<Field["kind"], "list">, object>;

interface MessageFieldProps {
  field: Exclude<Field, { kind: "list" }>;
  rows: number;
  placeholder?: string | undefined;
}

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
