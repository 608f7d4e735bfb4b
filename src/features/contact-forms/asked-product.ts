import { type RefObject, useEffect, useState } from "react";
import { productParam } from "../../domain/contact-links";
import { controlsOf, valuesOf } from "./form-values";

export interface AskableProduct {
  readonly slug: string;
  readonly name: string;
  /** Its service in the form; null if the form does not offer it. */
  readonly service: string | null;
}

const none: readonly AskableProduct[] = [];

/** Products named in the URL the page was opened with; empty before hydration. */
export function useAskedProducts(products: readonly AskableProduct[]): readonly AskableProduct[] {
  const [asked, setAsked] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened with
  useEffect(() => {
    const slugs = new URLSearchParams(window.location.search).getAll(productParam);
    setAsked(products.filter(({ slug }) => slugs.includes(slug)));
  }, []);
  return asked;
}

/** Whether this entry of the history has preselected its products before; marks it. */
function markPreselected(): boolean {
  const { history } = window;
  const { preselected = false } = history.state ?? {};
  if (!preselected) history.replaceState({ ...history.state, preselected: true }, "");
  return preselected;
}

/**
 * Preselects the products: ticks their services, or starts the message with their names. A restored draft is kept;
 * after Back or reload it takes precedence over the products, which the visitor may have removed. Focuses the first empty required field, unless
 * the visitor has focused another.
 */
export function useAskedInForm(
  form: RefObject<HTMLFormElement | null>,
  products: readonly AskableProduct[],
): void {
  useEffect(() => {
    if (products.length === 0 || !form.current) return;
    const isDrafted = Object.keys(valuesOf(form.current)).length > 0;
    if (!markPreselected() || !isDrafted) chooseProducts(form.current, products);
    if (!form.current.contains(document.activeElement))
      firstEmpty(form.current)?.focus({ preventScroll: true });
  }, [form, products]);
}

const firstEmpty = (form: HTMLFormElement | null) =>
  controlsOf(form).find(({ required, value }) => required && value === "");

/** Ticks the services, and starts the message with the names of products without one. */
export function chooseProducts(form: HTMLFormElement | null, products: readonly AskableProduct[]): void {
  const services = products.map(({ service }) => service);
  const others = products.flatMap(({ name, service }) => (service === null ? [name] : [])).join(", ");
  for (const control of controlsOf(form)) {
    if (control.name === "selectedServices" && services.includes(control.value))
      (control as HTMLInputElement).checked = true;
    if (others !== "" && control.name === "message" && !control.value.startsWith(others))
      control.value = `${others}: ${control.value}`;
  }
}
