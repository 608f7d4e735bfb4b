import { eachFailure, type OtherReason } from "../../domain/failure-ids";
import { faultText } from "./use-field-error";

/** Every reason for which the function refuses a form, by its id, with its explanation. */
export const failureReasons = (others: Record<OtherReason, string>): [id: string, text: string][] =>
  eachFailure(({ label, kind }, fault) => `${label}: ${faultText(fault, kind === "email")}`, others);
