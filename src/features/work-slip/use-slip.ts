import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { dayName, productParam } from "../../domain/contact-links";
import { isDay } from "../../domain/delivery/days";
import { keepDraft, readDraft } from "../contact-forms/draft";
import { fillForm, remember, type Values, valuesOf } from "../contact-forms/form-values";
import { checkFields } from "../contact-forms/use-field-error";

/** Name of the slip's draft. */
export const slipDraftName = "is-formu";

type Fields = Queries.WorkSlipFragment["formFields"];

/** What a product in the URL fills in; material and shade of another product are emptied. */
function valuesFor(fields: Fields, product: string, wantedDay: string): Values {
  const values: Record<string, string> = {};
  for (const { name, kind } of fields) {
    if (kind === "product") values[name] = product;
    if (kind === "material" || kind === "shade") values[name] = "";
    if (kind === "wantedDay" && isDay(wantedDay)) values[name] = wantedDay;
  }
  return values;
}

/**
 * State of the slip: its fields are uncontrolled, so that it works before and without scripts; a draft is kept for this tab.
 * A product in the URL overrides the draft of another product, but not that of the same, and nothing that was filled in before
 * hydration.
 * @param form must be called below the boundary that hydrates it
 * @param fields must be referentially stable, like the products
 * @returns what is entered (empty before hydration), the chosen product, and functions to call after every change, to empty
 * the form and to undo that
 */
export function useSlip(
  form: RefObject<HTMLFormElement | null>,
  fields: Fields,
  products: readonly Queries.SlipProductFragment[],
) {
  const [values, setValues] = useState<Values>({});
  /** Entries of other products too: arrow keys select each product on the way to the wanted one. */
  const entered = useRef<Values>({});
  const keep = useCallback(() => {
    if (!form.current) return;
    entered.current = remember(form.current, entered.current);
    setValues(keepDraft(slipDraftName, form.current));
  }, [form]);
  const cleared = useRef<Values>({});
  const clear = () => {
    // A double tap clears an empty form too.
    if (Object.keys(values).length > 0) cleared.current = entered.current;
    entered.current = {};
    form.current?.reset();
    keep();
  };
  const recall = useCallback(() => {
    if (!form.current) return;
    fillForm(form.current, entered.current);
    checkFields(form.current);
  }, [form]);
  const undo = () => {
    entered.current = cleared.current;
    recall();
    keep();
  };
  const productName = fields.find(({ kind }) => kind === "product")?.name ?? "";
  useEffect(() => {
    if (!form.current) return;
    const drafted = readDraft(slipDraftName)?.values ?? {};
    const address = new URLSearchParams(window.location.search);
    const asked = products.find(({ slug }) => slug === address.get(productParam))?.slug;
    const chosen = valuesOf(form.current)[productName] ?? asked;
    const fromAddress = asked && chosen === asked ? valuesFor(fields, asked, address.get(dayName) ?? "") : {};
    const isSameProduct = drafted[productName] === asked;
    // Some fields exist only once their product is chosen.
    entered.current = isSameProduct ? { ...fromAddress, ...drafted } : { ...drafted, ...fromAddress };
    fillForm(form.current, entered.current);
    checkFields(form.current);
  }, [form, fields, products, productName]);
  const product = products.find(({ slug }) => slug === values[productName]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the product decides which fields and choices there are
  useEffect(() => {
    recall();
    startTransition(keep);
  }, [product, keep, recall]);
  return { values, product, keep, clear, undo };
}
