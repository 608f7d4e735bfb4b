import { checkFields } from "../../../../src/features/contact-forms/use-field-error";

test("only texts and lists that are filled in are validated again", () => {
  document.body.innerHTML = `<form>
    <input name="clinic" value="Gökçe" /><input name="note" value="" />
    <textarea name="message">Merhaba</textarea><select name="product"><option>kron</option></select>
    <input type="radio" name="stage" value="try-in" checked /><input type="checkbox" name="box" value="model" checked />
  </form>`;
  const form = document.querySelector("form") as HTMLFormElement;
  const validated: string[] = [];
  form.addEventListener("input", ({ target }) => validated.push((target as HTMLInputElement).name));
  checkFields(form);
  expect(validated).toEqual(["clinic", "message", "product"]);
});
