import { chakra } from "@chakra-ui/react/styled-system";
import { type ComponentProps, useId } from "react";

interface TickedChoicesProps {
  label: string;
  hint?: string | undefined;
  name: string;
  choices: readonly string[];
  /** Whether one of them is chosen at most. */
  one: boolean;
}

/** Choices that a column of the printed slip has room for. */
const mostInColumn = 6;

/** Boxes to tick, on the screen or with a pen: all choices are printed. */
export function TickedChoices({ label, hint, name, choices, one }: TickedChoicesProps) {
  const hintId = `${useId()}-aciklama`;
  return (
    <chakra.fieldset
      aria-describedby={hint ? hintId : undefined}
      gridColumn={{ _print: choices.length > mostInColumn ? "span 2" : "auto" }}
    >
      <chakra.legend fontSize="small" fontWeight="550" lineHeight="1.4">
        {label}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap={{ base: "0 1.25rem", _print: "0 3mm" }}>
        {choices.map((choice) => (
          <Tick key={choice} type={one ? "radio" : "checkbox"} name={name} value={choice} label={choice} />
        ))}
      </chakra.div>
      {hint ? (
        <chakra.p id={hintId} data-print="hide" textStyle="small" color="fg.muted">
          {hint}
        </chakra.p>
      ) : null}
    </chakra.fieldset>
  );
}

interface TickProps extends Omit<ComponentProps<typeof chakra.input>, "children"> {
  name: string;
  value: string;
  label: string;
}

/** A box to tick, and its words. */
export function Tick({ label, className, type = "checkbox", ...box }: TickProps) {
  return (
    <chakra.label
      className={className}
      display="inline-flex"
      alignItems="center"
      gap={{ base: "0.625rem", _print: "1.5mm" }}
      minHeight={{ base: "44px", _print: "5.5mm" }}
      fontSize="small"
      lineHeight="1.35"
      cursor="pointer"
      hyphens="none"
    >
      <chakra.input
        type={type}
        boxSize={{ base: "20px", _print: "3.5mm" }}
        flex="none"
        margin="0"
        accentColor="brand.main"
        {...box}
      />
      <span>{label}</span>
    </chakra.label>
  );
}
