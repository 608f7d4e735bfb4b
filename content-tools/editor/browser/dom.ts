type Child = Node | string;

interface Attributes {
  [name: string]: string | ((event: Event) => void);
}

/** An element with its attributes and children; an attribute that is a function listens: `onclick`. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key.replace(/^on/, ""), value);
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

export const button = (label: string, onclick: () => void, attributes: Attributes = {}): HTMLButtonElement =>
  element("button", { type: "button", ...attributes, onclick }, label);

/** The part of the page that has this id. @throws Error where page.html lacks it */
export function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

/** Runs what was asked for last, once nothing has been asked for during so many milliseconds and the page is idle. */
export function calmly(run: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => requestIdleCallback(run, { timeout: 1_000 }), milliseconds);
  };
}

/** Asks this server. @throws Error in Turkish when it cannot be reached any more */
export async function ask<T>(address: string, body?: unknown): Promise<T> {
  const options =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(address, options).catch(() => {
    throw new Error("Düzenleyici yanıt vermiyor. Terminalde npm run edit hâlâ çalışıyor mu?");
  });
  return response.json() as Promise<T>;
}
