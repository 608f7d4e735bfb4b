import { z } from "zod";
import { fieldGroup } from "../fields";
import { sectionHead, titledText } from "../parts";
import { figure } from "../quantities";
import { section } from "./section";

export const goals = section("goals", "Hedefler; bugünden hedefe giden yol ve hedeflerin her biri.", {
  ...sectionHead,
  items: z.array(titledText).min(1).max(12).describe("Hedefler, sırasıyla."),
  growth: fieldGroup("Growth", "Bugünden hedefe giden yol, tek eksende.", {
    now: figure.describe("Bugünkü sayı."),
    goal: figure.describe("Hedeflenen sayı."),
  }).optional(),
});
