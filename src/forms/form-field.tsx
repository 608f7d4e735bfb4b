import { chakra } from "@chakra-ui/react/styled-system";
import { type ComponentProps, useId } from "react";
import { formStrings } from "../lib/form-strings";
import { useFieldError } from "./use-field-error";

const controlStyle = {
  width: "100%",
  minHeight: "52px",
  padding: "0.75rem 1rem",
  bg: "bg.surface",
  border: "1px solid",
  borderColor: "border.strong",
  borderRadius: "md",
  lineHeight: "1.5",
  _placeholder: { color: "fg.muted", opacity: "1" },
  _hover: { borderColor: "brand.main" },
  "&[aria-invalid]": { borderColor: "status.danger", borderWidth: "2px" },
  _focusVisible: { borderColor: "brand.main", outlineOffset: "1px", borderRadius: "md" },
} as const;

/** Signs a field takes at most; the function refuses longer ones (its `validate.ts`; a test holds them together). */
const maxLengths = { line: 500, email: 320, area: 20_000 } as const;

const Input = chakra("input", { base: controlStyle });
const TextArea = chakra("textarea", { base: { ...controlStyle, display: "block", resize: "vertical" } });

interface FormFieldProps extends Omit<ComponentProps<typeof Input>, "id"> {
  name: string;
  label: string;
  /** Height in pixels of a field of several lines; absent for one line. */
  areaHeight?: number;
  /** Takes the whole width of the form. */
  wide?: boolean;
}

/** Every text field of the site: label, hint that it is optional, control, what is wrong with it. */
export function FormField({ label, areaHeight, wide, required, type = "text", ...control }: FormFieldProps) {
  const id = useId();
  const { error, handlers } = useFieldError();
  const shared = {
    id,
    required,
    maxLength: maxLengths[areaHeight ? "area" : type === "email" ? "email" : "line"],
    ...handlers,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-hata` : undefined,
  };
  return (
    <chakra.div gridColumn={wide ? "1 / -1" : undefined}>
      <chakra.label
        htmlFor={id}
        display="block"
        marginBottom="0.4rem"
        fontSize="small"
        fontWeight="550"
        lineHeight="1.4"
      >
        {label}
        {required ? null : (
          <chakra.span fontWeight="400" color="fg.muted">
            {` ${formStrings.optional}`}
          </chakra.span>
        )}
      </chakra.label>
      {areaHeight ? (
        <TextArea
          {...shared}
          name={control.name}
          placeholder={control.placeholder}
          minHeight={`${areaHeight}px`}
        />
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
