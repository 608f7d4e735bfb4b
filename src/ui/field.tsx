import { chakra } from "@chakra-ui/react/styled-system";

const fieldStyle = {
  display: "block",
  width: "100%",
  minHeight: "52px",
  padding: "0.75rem 1rem",
  bg: "bg.surface",
  border: "1px solid",
  borderColor: "border.strong",
  borderRadius: "md",
  // iOS zooms into fields below 16 px.
  fontSize: "max(1rem, 16px)",
  lineHeight: "1.5",
  _placeholder: { color: "fg.muted", opacity: "1" },
  _hover: { borderColor: "brand.main" },
  "&[aria-invalid]": { borderColor: "status.danger", borderWidth: "2px" },
  _focusVisible: { borderColor: "brand.main", outlineOffset: "1px", borderRadius: "md" },
} as const;

/** Single-line input. */
export const Input = chakra("input", { base: fieldStyle }, { defaultProps: { type: "text" } });

/** Select. */
export const Select = chakra("select", { base: fieldStyle });

/** Textarea. */
export const TextArea = chakra("textarea", { base: fieldStyle });

/** Label of a control. */
export const FieldLabel = chakra("label", {
  base: {
    display: "block",
    marginBottom: "0.4rem",
    fontSize: "small",
    fontWeight: "550",
    lineHeight: "1.4",
    "& small": { fontSize: "inherit", fontWeight: "400", color: "fg.muted" },
  },
});
