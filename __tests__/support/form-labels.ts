import { type FieldName, FORMS } from "../../supabase/functions/send-contact-email/fields";

export const labels = Object.fromEntries(
  Object.values(FORMS)
    .flat()
    .map(({ name, label }) => [name, label]),
) as Record<FieldName, string>;
