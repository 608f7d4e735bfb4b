import { hydrate, markHydrated } from "#src/layout/hydration.ts";

const page = (
  <main>
    <p>Metin</p>
    <button type="button">Düğme</button>
  </main>
);

test("React gets presses on controls only until it has hydrated", async () => {
  document.body.innerHTML = "<div><main><p>Metin</p><button type='button'>Düğme</button></main></div>";
  const [root, text, button] = ["div", "p", "button"].map((name) => document.querySelector(name));
  const seen: unknown[] = [];
  root?.addEventListener("click", ({ target }) => seen.push(target));
  hydrate(page, root as Element);
  text?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(seen).toEqual([button]);
  markHydrated();
  await new Promise((resolve) => setTimeout(resolve));
  text?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(seen).toEqual([button, text]);
});
