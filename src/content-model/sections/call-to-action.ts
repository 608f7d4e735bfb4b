import { callToAction as fields } from "../field-groups";
import { section } from "./section";

export const callToAction = section(
  "callToAction",
  "Çağrı",
  "Sayfayı telefon ve e-posta ile bitirir.",
  fields.shape,
);
