import { chakra } from "@chakra-ui/react/styled-system";

interface ShadeRailProps {
  shades: readonly { readonly code: string; readonly top: string; readonly bottom: string }[];
}

/** The product's shades as a guide along the photograph's edge; below it on phones. They are named further down. */
export function ShadeRail({ shades }: ShadeRailProps) {
  return (
    <chakra.div
      aria-hidden="true"
      data-print="hide"
      display="flex"
      flexDirection={{ base: "row", md: "column" }}
      position="absolute"
      zIndex="2"
      insetInline={{ base: "0", md: "-15px auto" }}
      insetBlock={{ base: "auto 0", md: "0" }}
      width={{ md: "30px" }}
      height={{ base: "22px", md: "auto" }}
      color="fg.ink"
      css={{
        "& > i": {
          flex: "1",
          display: "grid",
          placeItems: "center",
          fontSize: "0.75rem",
          fontStyle: "normal",
          lineHeight: "1",
        },
      }}
    >
      {shades.map(({ code, top, bottom }) => (
        <i key={code} style={{ background: `linear-gradient(${top}, ${bottom})` }}>
          {code}
        </i>
      ))}
    </chakra.div>
  );
}
