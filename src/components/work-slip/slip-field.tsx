import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useId } from "react";
import { FieldLabel } from "../field";

interface SlipFieldProps {
  label: string;
  /** A sentence below the field, read with it. */
  hint?: string | undefined;
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
      <FieldLabel htmlFor={id} marginBottom="0.3rem">
        {label}
      </FieldLabel>
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
