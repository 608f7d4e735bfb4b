import { type ComponentProps, type ReactNode, useId } from "react";
import { LIMITS } from "../../../supabase/functions/send-contact-email/fields";
import { FieldHint, FieldLabel, Input, Select, TextArea } from "../../ui/field";
import * as css from "./form-field.module.css";
import { formStrings } from "./form-strings";
import { useFieldError } from "./use-field-error";

interface FormFieldProps extends Omit<ComponentProps<typeof Input>, "id"> {
  name: string;
  label: string;
  /** Hint below the field, referenced by `aria-describedby`. */
  hint?: string | null;
  /** Rows of a textarea; omit for an input. */
  rows?: number;
  options?: ReactNode;
  /** Maximum length, if it differs from the function's. */
  limit?: number;
  marksOptional?: boolean;
  children?: ReactNode;
}

/** A labelled control with hint and error message; used for every field of the site. */
export function FormField({
  label,
  hint,
  rows,
  options,
  required,
  type = "text",
  limit = LIMITS[rows ? "area" : type === "email" ? "email" : "line"],
  marksOptional = !required,
  children,
  ...control
}: FormFieldProps) {
  const id = useId();
  const { error, handlers } = useFieldError(limit);
  const [hintId, errorId] = [`${id}-aciklama`, `${id}-hata`];
  const shared = {
    id,
    required,
    ...handlers,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={rows ? css.wide : undefined}>
      <FieldLabel htmlFor={id}>
        <span>{label}</span>
        {marksOptional ? <small>{` ${formStrings.optional}`}</small> : null}
      </FieldLabel>
      {rows ? (
        <TextArea {...shared} name={control.name} placeholder={control.placeholder} rows={rows} />
      ) : options ? (
        <Select {...shared} name={control.name}>
          {options}
        </Select>
      ) : (
        <Input {...shared} type={type} {...control} />
      )}
      {/* Rendered empty first: a live region announces only what is added later. */}
      <div aria-live="polite" data-print="hide">
        {error ? (
          <p id={errorId} className={css.error}>
            {error}
          </p>
        ) : null}
      </div>
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      {children}
    </div>
  );
}
