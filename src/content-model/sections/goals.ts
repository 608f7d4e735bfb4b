import { fieldGroup, list } from "../fields";
import { sectionHead, titledText } from "../parts";
import { figure } from "../quantities";
import { section } from "./section";

export const goals = section("goals", "Hedefler; bugünden hedefe giden yol ve hedeflerin her biri.", {
  ...sectionHead,
  items: list(titledText, "Hedefler, sırasıyla.", { max: 12 }),
  growth: fieldGroup("Growth", "Bugünden hedefe giden yol, tek eksende.", {
    now: figure.describe("Bugünkü sayı."),
    goal: figure.describe("Hedeflenen sayı."),
  }).optional(),
});
