import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { type ReactNode, useId } from "react";

const fieldStyle = {
  display: "block",
  width: "100%",
  minHeight: "52px",
  padding: "0.75rem 1rem",
  bg: "bg.surface",
  border: "1px solid {colors.border.strong}",
  borderRadius: "md",
  // iOS zooms into fields below 16 px.
  fontSize: "max(1rem, 16px)",
  lineHeight: "1.5",
  _placeholder: { color: "fg.muted", opacity: "1" },
  _hover: { borderColor: "brand.main" },
  "&[aria-invalid]": { borderColor: "status.danger", borderWidth: "2px" },
  _focusVisible: { borderColor: "brand.main", outlineOffset: "1px", borderRadius: "md" },
} as const;

export const Input = chakra("input", { base: fieldStyle }, { defaultProps: { type: "text" } });

export const Select = chakra("select", { base: fieldStyle });

export const TextArea = chakra("textarea", { base: fieldStyle });

export const FieldLabel = chakra("label", {
  base: {
    display: "block",
    marginBottom: "0.4rem",
    textStyle: "caption",
    "& small": { fontSize: "inherit", fontWeight: "400", color: "fg.muted" },
  },
});

/** Hint of a control or a group, on screen only. */
export const FieldHint = chakra(
  "p",
  { base: { marginTop: "0.3rem", textStyle: "small", color: "fg.muted" } },
  { defaultProps: { "data-print": "hide" } },
);

interface FieldGroupProps extends Omit<HTMLChakraProps<"fieldset">, "ref"> {
  legend: ReactNode;
  hint?: string | null;
}

/** Controls that answer one question, with their legend and a hint. */
export function FieldGroup({ legend, hint, children, ...rest }: FieldGroupProps) {
  const hintId = useId();
  return (
    <chakra.fieldset aria-describedby={hint ? hintId : undefined} {...rest}>
      <FieldLabel asChild marginBottom="0">
        <legend>{legend}</legend>
      </FieldLabel>
      {hint ? (
        <FieldHint id={hintId} marginTop="0">
          {hint}
        </FieldHint>
      ) : null}
      {children}
    </chakra.fieldset>
  );
}
