import { renderHook } from "@testing-library/react";
import { required } from "#src/domain/required.ts";
import { chooseProducts, useAskedInForm } from "#src/features/contact-forms/asked-product.ts";

function form(message = ""): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input type="checkbox" name="selectedServices" value="Lamine Kron" />
    <input type="checkbox" name="selectedServices" value="Gece Plağı" />
    <textarea name="message"></textarea>
  </form>`;
  required(document.querySelector("textarea"), "textarea").value = message;
  return required(document.querySelector("form"), "form");
}
const values = (of: HTMLFormElement) => [...new FormData(of)];

test("names another product once at the message's beginning", () => {
  const asked = form("Renk A2");
  const inlay = { slug: "inlay-kron", name: "Inlay Kron", service: null };
  chooseProducts(asked, [inlay]);
  chooseProducts(asked, [inlay]);
  expect(values(asked)).toEqual([["message", "Inlay Kron: Renk A2"]]);
});

test("chooses several and names those without a service", () => {
  const asked = form();
  chooseProducts(asked, [
    { slug: "lamine-kron", name: "Lamine Kron", service: "Lamine Kron" },
    { slug: "inlay-kron", name: "Inlay Kron", service: null },
    { slug: "onlay-kron", name: "Onlay Kron", service: null },
  ]);
  expect(values(asked)).toEqual([
    ["selectedServices", "Lamine Kron"],
    ["message", "Inlay Kron, Onlay Kron: "],
  ]);
});

test("a product taken out of a draft stays out after Back", () => {
  window.history.replaceState({ key: "1" }, "", "/?urun=gece-plagi");
  const asked = [{ slug: "gece-plagi", name: "Gece Plağı", service: "Gece Plağı" }];
  const open = (current: HTMLFormElement) => {
    renderHook(() => useAskedInForm({ current }, asked));
    return values(current);
  };
  expect(open(form("Renk A2"))).toContainEqual(["selectedServices", "Gece Plağı"]);
  expect(open(form("Renk A2"))).toEqual([["message", "Renk A2"]]);
  expect(open(form())).toContainEqual(["selectedServices", "Gece Plağı"]);
  window.history.pushState({ key: "2" }, "", "/?urun=gece-plagi");
  expect(open(form("Renk A2"))).toContainEqual(["selectedServices", "Gece Plağı"]);
});
