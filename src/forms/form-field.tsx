import { chakra } from "@chakra-ui/react/styled-system";
import { type ComponentProps, useId } from "react";
import { FieldLabel, Input, TextArea } from "../components/field";
import { formStrings } from "../lib/form-strings";
import { maxLengths } from "./max-lengths";
import { useFieldError } from "./use-field-error";

interface FormFieldProps extends Omit<ComponentProps<typeof Input>, "id"> {
  name: string;
  label: string;
  /** Lines that a field of several shows; absent for one line. */
  rows?: number;
  /** Takes the whole width of the form. */
  wide?: boolean;
}

/** Every text field of the site: label, hint that it is optional, control, what is wrong with it. */
export function FormField({ label, rows, wide, required, type = "text", ...control }: FormFieldProps) {
  const id = useId();
  const { error, handlers } = useFieldError();
  const shared = {
    id,
    required,
    maxLength: maxLengths[rows ? "area" : type === "email" ? "email" : "line"],
    ...handlers,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-hata` : undefined,
  };
  return (
    <chakra.div gridColumn={wide ? "1 / -1" : undefined}>
      <FieldLabel htmlFor={id}>
        <span>{label}</span>
        {required ? null : <small>{` ${formStrings.optional}`}</small>}
      </FieldLabel>
      {rows ? (
        <TextArea {...shared} name={control.name} placeholder={control.placeholder} rows={rows} />
      ) : (
        <Input {...shared} type={type} {...control} />
      )}
      {error ? (
        <chakra.p
          id={`${id}-hata`}
          marginTop="0.4rem"
          fontSize="small"
          fontWeight="550"
          color="status.danger"
        >
          {error}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
