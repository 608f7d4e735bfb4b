import { list } from "../fields";
import { processStep, sectionHead } from "../parts";
import { section } from "./section";

export const steps = section("steps", "Adımlar; numaralı bir süreç.", {
  ...sectionHead,
  items: list(processStep, "Adımlar, sırasıyla.", { min: 2, max: 12 }),
});
