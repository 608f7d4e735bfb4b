import type { Conflict } from "../versions/conflict";
import { button, element, part } from "./dom";
import { formFields, inputOf } from "./form-fields";

export interface ShownRefusal {
  file?: string;
  field?: string;
  message: string;
  fix?: string;
}

export function hideRefusals(): void {
  part("refusals").hidden = true;
  part("refusals").replaceChildren();
}

/** Says why something was not saved, until it is: Decap's own notice fades. */
export function showRefusals(refusals: readonly ShownRefusal[]): void {
  showPanel(element("h2", {}, "Kaydedilmedi"), refusalList(refusals));
}

export function showPanel(...children: readonly Node[]): void {
  part("refusals").replaceChildren(...children, button("Kapat", hideRefusals));
  part("refusals").hidden = false;
}

/** What is wrong, each with its place; the place leads to the field where the form is open. */
export const refusalList = (refusals: readonly ShownRefusal[]): HTMLElement =>
  element("ol", {}, ...refusals.map((refusal) => element("li", {}, ...partsOf(refusal))));

function partsOf({ file, field, message, fix }: ShownRefusal): Node[] {
  const where = [file, field].filter(Boolean).join(": ");
  const steps = (field ?? "")
    .split(" › ")
    .map((step) => (/^\d+$/.test(step) ? String(Number(step) - 1) : step));
  const there = field ? formFields().find(({ path }) => path.join(" ") === steps.join(" ")) : undefined;
  return [
    ...(where ? [element("code", {}, where)] : []),
    element("p", {}, message),
    element("p", {}, fix ?? ""),
    ...(there ? [button("Alana git", () => goTo(there.container))] : []),
  ];
}

/** Unfolds the sections around a field and puts the cursor into it. */
function goTo(container: HTMLElement): void {
  for (let at: HTMLElement | null = container; at && !at.offsetParent; at = at.parentElement)
    at.parentElement
      ?.querySelector<HTMLElement>(
        ':scope > * > [data-testid="expand-button"], [data-testid="expand-button"]',
      )
      ?.click();
  container.scrollIntoView({ block: "center" });
  inputOf({ container })?.focus();
}

/**
 * Texts that two people changed: both versions, of which one is chosen.
 * @param done is called with the choices once there is one for each
 */
export function conflictForm(
  conflicts: readonly Conflict[],
  action: string,
  done: (choices: Record<string, "mine" | "theirs">) => void,
): HTMLElement {
  const choices: Record<string, "mine" | "theirs"> = {};
  const submit = button(action, () => done(choices), { class: "main", disabled: "" });
  const option = (id: string, side: "mine" | "theirs", label: string, text: string) => {
    const radio = element("input", { type: "radio", name: id, value: side });
    radio.addEventListener("change", () => {
      choices[id] = side;
      submit.disabled = conflicts.some((conflict) => !choices[conflict.id]);
    });
    return element("label", {}, radio, element("b", {}, label), element("span", {}, text));
  };
  const fields = conflicts.map(({ id, file, place, mine, theirs }) =>
    element(
      "fieldset",
      {},
      element("legend", {}, [file, place].filter(Boolean).join(": ")),
      option(id, "mine", "Sizinki", mine?.text ?? "(silindi)"),
      option(id, "theirs", "Başkasınınki", theirs?.text ?? "(silindi)"),
    ),
  );
  return element("div", { class: "conflicts" }, ...fields, submit);
}
