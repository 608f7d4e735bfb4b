import { sectionHead } from "../field-groups";
import { distinct, fieldGroup, list, text, whole } from "../fields";
import { section } from "./section";

const event = fieldGroup("TimelineEvent", "Olay", {
  year: distinct(whole("Yıl", 1900, 2100)),
  title: text("Olayın adı", 40),
  description: text("Olayın açıklaması", 160),
});

export const timeline = section("timeline", "Zaman çizelgesi", "Yıllarıyla olaylar.", {
  ...sectionHead,
  items: list(event, "Olaylar, eskiden yeniye", { min: 2, max: 12 }),
});
