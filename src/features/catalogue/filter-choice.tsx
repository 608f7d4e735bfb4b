import { chakra } from "@chakra-ui/react/styled-system";
import type { ChangeEventHandler } from "react";
import { filterName } from "./catalogue";

interface FilterChoiceProps {
  label: string;
  count: number;
  /** Slug of the category; "" for all. */
  value: string;
  chosen: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/**
 * A filter option as a radio button, which works before hydration; the selected one is marked by a bracket.
 */
export function FilterChoice({ label, count, value, chosen, onChange }: FilterChoiceProps) {
  return (
    <chakra.label
      position="relative"
      display="block"
      lineHeight="1.25"
      paddingBlock={{ base: "1rem", md: "1.125rem" }}
      paddingInline={{ base: "0", md: "1.5rem" }}
      fontSize="1rem"
      fontWeight="500"
      color="fg.muted"
      hyphens="auto"
      overflowWrap="anywhere"
      cursor="pointer"
      css={{
        _hover: { color: "brand.main" },
        "&:has(:checked)": { color: "brand.main", fontWeight: "600", "& > span": { color: "brand.accent" } },
        "&:has(:focus-visible)": { outline: "2px solid {colors.focusRing}", outlineOffset: "2px" },
        "&:first-of-type": { paddingLeft: "0" },
        "&:has(:checked)::after": {
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
      <chakra.input
        type="radio"
        name={filterName}
        value={value}
        checked={chosen}
        onChange={onChange}
        position="absolute"
        inset="0"
        width="100%"
        height="100%"
        margin="0"
        opacity="0"
        cursor="inherit"
      />
      {`${label} `}
      <chakra.span marginLeft="0.125rem" fontSize="label" fontVariantNumeric="tabular-nums" color="fg.muted">
        {count}
      </chakra.span>
    </chakra.label>
  );
}
