import { easing } from "../../theme/easing";
import { prefersReducedMotion } from "../../ui/use-media-query";

/** Slides the bracket from the previous category to the selected one; with reduced motion CSS places it. */
export function slideBracket(from: Element | null | undefined, to: Element | null | undefined): void {
  if (!from || !to?.animate || prefersReducedMotion()) return;
  const [before, after] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const shift = `translate(${before.left - after.left}px, ${before.bottom - after.bottom}px)`;
  to.animate(
    {
      transform: [`${shift} scaleX(${before.width / after.width})`, "none"],
      transformOrigin: ["left", "left"],
    },
    { duration: 240, easing: `cubic-bezier(${easing.join()})`, pseudoElement: "::after" },
  );
}
