import { LIMITS } from "../../../supabase/functions/send-contact-email/fields";

/** Characters a field takes; the function refuses more. */
export const maxLengths = LIMITS;

/** By how many characters a text is too long; counted as the function does, without the blanks around it. */
export const excessOf = (text: string, limit: number): number => Math.max(0, text.trim().length - limit);
