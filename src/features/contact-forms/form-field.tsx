import { chakra } from "@chakra-ui/react/styled-system";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldLabel, Input, Select, TextArea } from "../../ui/field";
import { formStrings } from "./form-strings";
import { maxLengths } from "./max-lengths";
import { useFieldError } from "./use-field-error";

interface FormFieldProps extends Omit<ComponentProps<typeof Input>, "id"> {
  name: string;
  label: string;
  /** A sentence below the field, read with it. */
  hint?: string | undefined;
  /** Lines that a field of several shows; absent for one line. */
  rows?: number;
  /** The options of a field to choose in. */
  options?: ReactNode;
  /** Takes the whole width of the form. */
  wide?: boolean;
  /** The most characters it takes, where it is not what the function takes. */
  limit?: number;
  /** Whether the label says that it may stay empty. */
  saysOptional?: boolean;
  /** What helps to fill it in. */
  children?: ReactNode;
}

/** Every field with a label of the site: label, control, hint, what is wrong with it. */
export function FormField({
  label,
  hint,
  rows,
  options,
  wide,
  required,
  type = "text",
  limit = maxLengths[rows ? "area" : type === "email" ? "email" : "line"],
  saysOptional = !required,
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
    <chakra.div gridColumn={wide ? "1 / -1" : undefined}>
      <FieldLabel htmlFor={id}>
        <span>{label}</span>
        {saysOptional ? <small>{` ${formStrings.optional}`}</small> : null}
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
      <chakra.div
        aria-live="polite"
        data-print="hide"
        fontSize="small"
        fontWeight="550"
        color="status.danger"
      >
        {error ? (
          <chakra.p id={errorId} marginTop="0.4rem">
            {error}
          </chakra.p>
        ) : null}
      </chakra.div>
      {hint ? (
        <chakra.p id={hintId} data-print="hide" marginTop="0.3rem" textStyle="small" color="fg.muted">
          {hint}
        </chakra.p>
      ) : null}
      {children}
    </chakra.div>
  );
}
