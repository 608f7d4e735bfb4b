import { z } from "zod";
import { feature, sectionHead } from "../parts";
import { section } from "./section";

export const features = section("features", "Simgeli maddeler; her maddenin bir simgesi vardır.", {
  ...sectionHead,
  items: z.array(feature).min(1).max(12).describe("Maddeler, sırasıyla."),
});
