import { LIMITS } from "../../../supabase/functions/send-contact-email/fields";

/** Maximum lengths, enforced by the function. */
export const maxLengths = LIMITS;

/** Number of excess characters, counted as the function does, after trimming. */
export const excessOf = (text: string, limit: number): number => Math.max(0, text.trim().length - limit);
