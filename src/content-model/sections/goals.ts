import { sectionHead, titledText } from "../field-groups";
import { fieldGroup, list } from "../fields";
import { figure } from "../quantities";
import { section } from "./section";

export const goals = section("goals", "Hedefler", "Bugünden hedefe giden yol ve hedeflerin her biri.", {
  ...sectionHead,
  items: list(titledText, "Hedefler", { max: 12 }).meta({ hint: "Sırasıyla." }),
  growth: fieldGroup("Growth", "Bugünden hedefe giden yol, tek eksende", {
    now: figure.meta({ label: "Bugünkü sayı" }),
    goal: figure.meta({ label: "Hedeflenen sayı" }),
  }).optional(),
});
