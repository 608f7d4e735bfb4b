import { z } from "zod";
import { processStep, sectionHead } from "../parts";
import { section } from "./section";

export const steps = section("steps", "Adımlar; numaralı bir süreç.", {
  ...sectionHead,
  items: z.array(processStep).min(2).max(12).describe("Adımlar, sırasıyla."),
});
