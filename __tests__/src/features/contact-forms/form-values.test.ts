import { fillForm, valuesOf } from "#src/features/contact-forms/form-values.ts";

const createForm = (html: string): HTMLFormElement => {
  const form = document.createElement("form");
  form.innerHTML = html;
  return form;
};

test("a draft fills empty fields and keeps what was typed meanwhile", () => {
  const form = createForm(`<input name="name" value="Ayşe"><textarea name="message"></textarea>`);
  fillForm(form, { name: "Fatma", message: "Merhaba" });
  expect(valuesOf(form)).toEqual({ name: "Ayşe", message: "Merhaba" });
});
