import { callToAction as parts } from "../parts";
import { section } from "./section";

export const callToAction = section(
  "callToAction",
  "Çağrı",
  "Sayfayı telefon ve e-posta ile bitirir.",
  parts.shape,
);
