import { checkFields } from "../../../../src/features/contact-forms/use-field-error";

function createForm(fields: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = fields;
  return form;
}

/** Names of fields that fire `input` when the form is checked. */
function firedIn(form: HTMLFormElement): string[] {
  const names: string[] = [];
  form.addEventListener("input", ({ target }) => names.push((target as HTMLInputElement).name));
  checkFields(form);
  return names;
}

test.each([
  ["a written field", '<input name="asked" value="Ayşe">'],
  ["a written text", '<textarea name="asked">Merhaba</textarea>'],
  ["a list", '<select name="asked"><option>kron</option></select>'],
])("%s is checked", (_, field) => {
  expect(firedIn(createForm(field))).toEqual(["asked"]);
});

test.each([
  ["an empty field", '<input name="name">'],
  ["a checkbox", '<input type="checkbox" name="teeth" value="11" checked>'],
])("%s is not checked", (_, field) => {
  expect(firedIn(createForm(field))).toEqual([]);
});
