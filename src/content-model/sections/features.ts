import { feature, sectionHead } from "../field-groups";
import { list } from "../fields";
import { section } from "./section";

export const features = section("features", "Simgeli maddeler", "Her maddenin bir simgesi vardır.", {
  ...sectionHead,
  items: list(feature, "Maddeler", { max: 12 }).meta({ hint: "Sırasıyla." }),
});
