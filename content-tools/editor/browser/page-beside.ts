import type { PreviewState } from "../server/preview";
import { element, part } from "./dom";
import { type FormField, fieldOf } from "./form-fields";
import { filled } from "./help";

/** Widths at which the page is shown; a desktop's is made smaller until it fits. */
const widths = { phone: 390, desktop: 1280 } as const;

type Width = keyof typeof widths;

const state: {
  width: Width;
  route: string;
  frame: HTMLIFrameElement | undefined;
  edited: Element | undefined;
} = {
  width: "desktop",
  route: "",
  frame: undefined,
  edited: undefined,
};

/** Sets up the pane with the page: its buttons, and that it follows what is edited. */
export function startPage(): void {
  for (const width of Object.keys(widths) as Width[])
    part(width).addEventListener("click", () => showAt(width));
  part("toggle-page").addEventListener("click", () => {
    const hidden = part("page").toggleAttribute("hidden");
    part("toggle-page").setAttribute("aria-pressed", String(!hidden));
    fitFrame();
  });
  new ResizeObserver(fitFrame).observe(part("page-view"));
  part("nc-root").addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    state.edited = target;
    follow();
  });
  window.addEventListener("message", ({ source }) => {
    if (source === state.frame?.contentWindow) follow();
  });
}

function showAt(width: Width): void {
  state.width = width;
  for (const name of Object.keys(widths)) part(name).setAttribute("aria-pressed", String(name === width));
  fitFrame();
}

function fitFrame(): void {
  const { frame } = state;
  if (!frame) return;
  const view = part("page-view");
  const width = widths[state.width];
  const scale = Math.min(1, view.clientWidth / width);
  frame.style.width = `${width}px`;
  frame.style.height = `${view.clientHeight / scale}px`;
  frame.style.transform = `scale(${scale})`;
}

/** Shows how far the site's start is, or the page of the open document as soon as there is one. */
export function showPage(
  preview: (PreviewState & { origin: string }) | undefined,
  route: string,
  hasPage: boolean,
): void {
  if (!preview) {
    part("page").hidden = true;
    part("toggle-page").hidden = true;
    return;
  }
  part("page-step").textContent = preview.step;
  (part("page-progress") as HTMLProgressElement).value = preview.done * 100;
  part("page-progress").hidden = preview.phase !== "starting";
  if (preview.phase !== "ready" || !hasPage || state.route === route) return;
  state.route = route;
  part("page-start").hidden = true;
  part("page-view").hidden = false;
  part("page-route").textContent = route;
  const address = new URL(route, preview.origin).href;
  if (!state.frame) {
    state.frame = element("iframe", { title: "Sayfanın son kaydedilen hâli", src: address });
    part("page-view").append(state.frame);
  } else state.frame.src = address;
  fitFrame();
}

/** Scrolls the page to what is edited: to the text of the field, else to its nearest neighbour that is on the page. */
export function follow(): void {
  const field = state.edited?.isConnected ? fieldOf(state.edited) : undefined;
  if (!field || !state.frame) return;
  state.frame.contentWindow?.postMessage(
    { editorFrame: textsAround(field) },
    new URL(state.frame.src).origin,
  );
}

function textsAround({ container }: FormField): string[] {
  const texts: string[] = [];
  for (let at: HTMLElement | null = container; at && texts.length < 40; at = at.parentElement) {
    if (!at.matches('[class*="ControlContainer"], [class*="SortableListItem"]')) continue;
    for (const input of at.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "input:not([type=number]), textarea",
    )) {
      const text = filled(input.value.trim());
      if (text && !texts.includes(text)) texts.push(text);
    }
  }
  return texts;
}
