import { z } from "zod";
import { sectionHead } from "../parts";
import { stat } from "../quantities";
import { section } from "./section";

export const team = section("team", "Ekip; her gruptaki kişi sayısıyla.", {
  ...sectionHead,
  items: z.array(stat).min(1).max(8).describe("Gruplar, sırasıyla."),
});
