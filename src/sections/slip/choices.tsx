import { chakra } from "@chakra-ui/react/styled-system";

interface ChoicesProps {
  /** Names the choices for screen readers. */
  label: string;
  choices: readonly string[];
  /** What stands in the field. */
  value: string | undefined;
  onChoose: (choice: string) => void;
}

/** What the product's file offers for a field, each a button that writes it there; another text may stand there too. */
export function Choices({ label, choices, value, onChoose }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <chakra.fieldset aria-label={label} display="flex" flexWrap="wrap" gap="0.5rem" marginTop="0.5rem">
      {choices.map((choice) => (
        <chakra.button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          onClick={() => onChoose(choice)}
          minHeight="44px"
          minWidth="44px"
          paddingInline="0.875rem"
          border="1px solid"
          borderColor="border.strong"
          borderRadius="md"
          fontSize="small"
          lineHeight="1.3"
          hyphens="none"
          css={{
            "&:not([aria-pressed=true]):hover": { bg: "bg.tint" },
            "&[aria-pressed=true]": {
              bg: "brand.main",
              color: "brand.onMain",
              borderColor: "brand.main",
            },
            "@media (forced-colors: active)": {
              "&[aria-pressed=true]": { border: "3px solid Highlight" },
            },
          }}
        >
          {choice}
        </chakra.button>
      ))}
    </chakra.fieldset>
  );
}
