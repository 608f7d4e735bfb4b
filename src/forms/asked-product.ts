import { type RefObject, useEffect } from "react";
import { askedName } from "../lib/contact-links";
import { controlsOf } from "./form-values";

/** A product as the information request knows it. */
export interface AskableProduct {
  readonly slug: string;
  readonly name: string;
  /** Its name among the services that the form offers; null where it is none of them. */
  readonly service: string | null;
}

/**
 * Chooses the product that the address names in the form, once: its service, or where there is none, its name at the
 * beginning of the message. What a draft has put there stays.
 */
export function useAskedProduct(
  form: RefObject<HTMLFormElement | null>,
  products: readonly AskableProduct[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened with
  useEffect(() => {
    const slug = new URLSearchParams(window.location.search).get(askedName);
    const product = products.find((each) => each.slug === slug);
    if (product) chooseProduct(form.current, product);
  }, []);
}

/** Ticks a product's service, or begins the message with its name. */
export function chooseProduct(form: HTMLFormElement | null, { name, service }: AskableProduct): void {
  for (const control of controlsOf(form)) {
    if (service !== null && control.name === "selectedServices" && control.value === service)
      (control as HTMLInputElement).checked = true;
    if (service === null && control.name === "message" && !control.value.startsWith(name))
      control.value = `${name}: ${control.value}`;
  }
}
