import { chakra } from "@chakra-ui/react/styled-system";
import { logoHref } from "../../ui/logo";

/** Drawing of a place, the logo in rings, shown until the visitor loads the real map. */
export function MapDrawing() {
  return (
    <chakra.svg
      // Centre of the part that narrow windows show.
      viewBox="460 0 820 460"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      position="absolute"
      inset="0"
      width="100%"
      height={{ base: "300px", md: "100%" }}
      maxWidth="none"
      fill="none"
      color="brand.main"
    >
      {[150, 230, 320].map((radius) => (
        <circle key={radius} cx="870" cy="232" r={radius} stroke="currentColor" strokeOpacity="0.16" />
      ))}
      <circle cx="870" cy="232" r="78" stroke="currentColor" strokeDasharray="2 6" />
      <use href={logoHref} x="840" y="200" width="60" height="60" strokeWidth="1" />
    </chakra.svg>
  );
}
