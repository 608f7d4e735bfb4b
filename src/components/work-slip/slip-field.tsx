import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useId } from "react";

const controlStyle = {
  display: "block",
  width: "100%",
  minHeight: "52px",
  padding: "0.75rem 1rem",
  bg: "bg.surface",
  border: "1px solid",
  borderColor: "border.strong",
  borderRadius: "md",
  font: "inherit",
  color: "inherit",
  lineHeight: "1.5",
  _hover: { borderColor: "brand.main" },
} as const;

export const SlipInput = chakra("input", { base: controlStyle }, { defaultProps: { type: "text" } });
export const SlipSelect = chakra("select", { base: controlStyle });
export const SlipArea = chakra("textarea", { base: { ...controlStyle, resize: "vertical" } });

interface SlipFieldProps {
  label: string;
  /** A sentence below the field, read with it. */
  hint?: string;
  wide?: boolean;
  /** The control, given what ties label and hint to it. */
  control: (props: { id: string; "aria-describedby"?: string }) => ReactNode;
  /** What helps to fill it in; not on paper. */
  children?: ReactNode;
}

/** A field of the slip: label, control, hint. */
export function SlipField({ label, hint, wide, control, children }: SlipFieldProps) {
  const id = useId();
  const hintId = `${id}-aciklama`;
  return (
    <chakra.div gridColumn={wide ? "1 / -1" : undefined}>
      <chakra.label
        htmlFor={id}
        display="block"
        marginBottom="0.3rem"
        fontSize="small"
        fontWeight="550"
        lineHeight="1.4"
      >
        {label}
      </chakra.label>
      {control({ id, ...(hint ? { "aria-describedby": hintId } : {}) })}
      {hint ? (
        <chakra.p id={hintId} data-print="hide" marginTop="0.3rem" textStyle="small" color="fg.muted">
          {hint}
        </chakra.p>
      ) : null}
      {children}
    </chakra.div>
  );
}
