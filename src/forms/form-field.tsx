import { chakra } from "@chakra-ui/react/styled-system";
import { type ComponentProps, useId } from "react";
import { strings } from "../interface-strings";

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
  _hover: { borderColor: "accent.petrol" },
  _focusVisible: { borderColor: "accent.petrol", outlineOffset: "1px", borderRadius: "md" },
} as const;

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

/** Every text field of the site: label, hint that it is optional, control. */
export function FormField({ label, areaHeight, wide, required, ...control }: FormFieldProps) {
  const id = useId();
  return (
    <chakra.div gridColumn={wide ? "1 / -1" : undefined}>
      <chakra.label
        htmlFor={id}
        display="block"
        marginBottom="0.4rem"
        fontSize="0.9375rem"
        fontWeight="550"
        lineHeight="1.4"
      >
        {label}
        {required ? null : (
          <chakra.span fontWeight="400" color="fg.muted">
            {` ${strings.form.optional}`}
          </chakra.span>
        )}
      </chakra.label>
      {areaHeight ? (
        <TextArea
          id={id}
          name={control.name}
          required={required}
          placeholder={control.placeholder}
          minHeight={`${areaHeight}px`}
        />
      ) : (
        <Input id={id} required={required} {...control} />
      )}
    </chakra.div>
  );
}
