import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { slipDraftName, useSlip } from "#src/features/work-slip/use-slip.ts";
import { createQuantity, createSlipField } from "../../../support/factories";

const fields = [
  createSlipField("product", "product"),
  createSlipField("material", "material"),
  createSlipField("wanted", "wantedDay"),
  createSlipField("notes", "note"),
];

const createProduct = (slug: string): Queries.SlipProductFragment => ({
  slug,
  name: slug,
  menu: { group: "Kronlar" },
  tryIns: null,
  turnaround: createQuantity(),
  materials: null,
  shades: null,
});
const products = [createProduct("lamine"), createProduct("inlay")];

function Slip({ chosen = "" }: { chosen?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { product, values, keep } = useSlip(form, fields, products);
  return (
    <form ref={form} aria-label={product?.slug ?? "none"} onInput={keep}>
      {product?.slug === "lamine" ? <input type="checkbox" name="bridge" value="14-13" /> : null}
      {product?.slug === "lamine"
        ? ["Mat", "Parlak"].map((finish) => (
            <input key={finish} type="radio" name="finish" value={finish} aria-label={finish} />
          ))
        : null}
      <output>{Object.keys(values).join()}</output>
      {fields.map(({ name }) => (
        <input key={name} aria-label={name} name={name} defaultValue={name === "product" ? chosen : ""} />
      ))}
    </form>
  );
}

/** Opens the slip with a query and a draft; returns the fields' values. */
function openSlip(query: string, draft: Record<string, string> = {}, chosen?: string): string[] {
  window.history.replaceState(null, "", `/is-formu${query}`);
  sessionStorage.setItem(`draft:${slipDraftName}`, JSON.stringify({ values: draft, savedAt: Date.now() }));
  render(<Slip chosen={chosen} />);
  return screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
}

test("the URL overrides product and material of another product's draft", () => {
  const draft = { product: "inlay", material: "Kompozit", notes: "Acele" };
  expect(openSlip("?urun=lamine", draft)).toEqual(["lamine", "", "", "Acele"]);
});

test("the draft of the same product wins over the URL", () => {
  const draft = { product: "lamine", material: "Feldspat", wanted: "2026-12-09" };
  expect(openSlip("?urun=lamine&gun=2026-12-01", draft)).toEqual(["lamine", "Feldspat", "2026-12-09", ""]);
});

test("a product chosen before hydration wins over the URL", () => {
  expect(openSlip("?urun=lamine&gun=2026-12-01", {}, "inlay")).toEqual(["inlay", "", "", ""]);
});

const choose = (product: string) =>
  fireEvent.input(screen.getByLabelText("product"), { target: { value: product } });

test("answers return with the product that asks for them", () => {
  openSlip("?urun=lamine");
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.click(screen.getByRole("radio", { name: "Mat" }));
  choose("inlay");
  expect(screen.getByRole("status")).toHaveTextContent(/^product$/);
  choose("lamine");
  expect(screen.getByRole("checkbox")).toBeChecked();
  expect(screen.getByRole("radio", { name: "Mat" })).toBeChecked();
  expect(screen.getByRole("status")).toHaveTextContent("bridge,finish,product");
});

test("the draft keeps answers that only its product asks for", () => {
  openSlip("", { product: "lamine", finish: "Mat" });
  expect(screen.getByRole("radio", { name: "Mat" })).toBeChecked();
});

test("a withdrawn answer does not return", () => {
  openSlip("?urun=lamine");
  const box = screen.getByRole("checkbox");
  fireEvent.click(box);
  fireEvent.click(box);
  choose("inlay");
  choose("lamine");
  expect(screen.getByRole("checkbox")).not.toBeChecked();
});

test("ignores an unknown product and an invalid day", () => {
  expect(openSlip("?urun=yok&gun=2026-12-01", { notes: "Acele" })).toEqual(["", "", "", "Acele"]);
  cleanup();
  expect(openSlip("?urun=lamine&gun=2026-02-30")).toEqual(["lamine", "", "", ""]);
});
