import { type RefObject, useEffect, useState } from "react";
import { askedName } from "../../domain/contact-links";
import { controlsOf } from "./form-values";

/** A product as the information request knows it. */
export interface AskableProduct {
  readonly slug: string;
  readonly name: string;
  /** Its name among the services that the form offers; null where it is none of them. */
  readonly service: string | null;
}

const none: readonly AskableProduct[] = [];

/** The products that the address names the page was opened with; none before scripts run. */
export function useAskedProducts(products: readonly AskableProduct[]): readonly AskableProduct[] {
  const [asked, setAsked] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened with
  useEffect(() => {
    const slugs = new URLSearchParams(window.location.search).getAll(askedName);
    setAsked(products.filter(({ slug }) => slugs.includes(slug)));
  }, []);
  return asked;
}

/**
 * Chooses products in the form, once: their services, or where there are none, their names at the beginning of the message.
 * What a draft has put there stays. One goes on writing where the form begins to be empty, unless one has begun elsewhere
 * in it.
 */
export function useAskedInForm(
  form: RefObject<HTMLFormElement | null>,
  products: readonly AskableProduct[],
): void {
  useEffect(() => {
    if (products.length === 0 || !form.current) return;
    chooseProducts(form.current, products);
    if (!form.current.contains(document.activeElement))
      firstEmpty(form.current)?.focus({ preventScroll: true });
  }, [form, products]);
}

/** The first field of a line that has to be filled in and is not. */
const firstEmpty = (form: HTMLFormElement | null) =>
  controlsOf(form).find(({ required, value }) => required && value === "");

/** Ticks the products' services, and begins the message with the names of those that are none. */
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
