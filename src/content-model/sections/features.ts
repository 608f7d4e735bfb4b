import { list } from "../fields";
import { feature, sectionHead } from "../parts";
import { section } from "./section";

export const features = section("features", "Simgeli maddeler; her maddenin bir simgesi vardır.", {
  ...sectionHead,
  items: list(feature, "Maddeler, sırasıyla.", { max: 12 }),
});
