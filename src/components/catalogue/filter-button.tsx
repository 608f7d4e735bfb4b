import { chakra } from "@chakra-ui/react/styled-system";

interface FilterButtonProps {
  label: string;
  count: number;
  pressed: boolean;
  onClick: () => void;
}

/** A choice of the catalogue, with how many entries it has; a measuring bracket stands under the chosen one. */
export function FilterButton({ label, count, pressed, onClick }: FilterButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      position="relative"
      minHeight={{ base: "52px", md: "56px" }}
      paddingInline={{ base: "0", md: "1.5rem" }}
      textAlign="left"
      fontSize="1rem"
      fontWeight={pressed ? "600" : "500"}
      color={pressed ? "accent.petrol" : "fg.muted"}
      whiteSpace="nowrap"
      css={{
        "&:hover": { color: "accent.petrol" },
        "&:first-of-type": { paddingLeft: "0" },
        "&[aria-pressed=true]::after": {
          content: '""',
          position: "absolute",
          left: { base: "0", md: "1.5rem" },
          right: { base: "30%", md: "1.5rem" },
          bottom: { base: "2px", md: "-1px" },
          height: "10px",
          borderStyle: "solid",
          borderWidth: "0 1px 2px",
        },
        "&:first-of-type::after": { left: "0 !important" },
      }}
    >
      {label}
      <chakra.span
        marginLeft="0.375rem"
        fontSize="0.8125rem"
        fontVariantNumeric="tabular-nums"
        color={pressed ? "accent.gold" : "fg.muted"}
      >
        {count}
      </chakra.span>
    </chakra.button>
  );
}
