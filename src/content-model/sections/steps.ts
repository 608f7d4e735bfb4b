import { processStep, sectionHead } from "../field-groups";
import { list } from "../fields";
import { section } from "./section";

export const steps = section("steps", "Adımlar", "Numaralı bir süreç.", {
  ...sectionHead,
  items: list(processStep, "Adımlar", { min: 2, max: 12 }).meta({ hint: "Sırasıyla." }),
});
