// Only in development: the page as it stands beside the form of `npm run edit`, which tells it what is being edited.

/** A server of this machine; no other page may scroll this one. */
const isLocal = (origin: string) => /^http:\/\/(?:127\.0\.0\.1|localhost):\d+$/.test(origin);

/** As people compare texts: no difference by line breaks, hard blanks or hyphens that only show where a line ends. */
const plain = (text: string | null) =>
  (text ?? "")
    .replace(/\u00AD/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** The innermost element that says just this, or the picture that this describes. */
export function elementSaying(text: string, within: ParentNode): Element | undefined {
  const wanted = plain(text);
  if (wanted.length < 3) return undefined;
  const pictures = [...within.querySelectorAll("img")].filter((img) => plain(img.alt) === wanted);
  const elements = [...within.querySelectorAll("main *, footer *, header *")].filter(
    (element) => plain(element.textContent) === wanted,
  );
  const innermost = elements.filter(
    (element) => !elements.some((other) => other !== element && element.contains(other)),
  );
  return [...innermost, ...pictures].find((element) => element.getClientRects().length > 0);
}

/** Shows the first part of the page that says one of the texts, and marks it for a moment. */
function show(texts: readonly string[]): void {
  for (const text of texts) {
    const found = elementSaying(text, document);
    if (!found) continue;
    found.scrollIntoView({ block: "center", behavior: "auto" });
    found.animate(
      [{ outline: "3px solid currentColor", outlineOffset: "6px" }, { outline: "3px solid transparent" }],
      1_500,
    );
    return;
  }
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

/** Listens to the editor this page stands in, if it does, and tells it which page is shown. */
export function listenToEditor(): void {
  if (window.parent === window) return;
  window.addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isLocal(origin) || typeof data !== "object" || data === null) return;
    if ("editorFrame" in data) show(strings(data.editorFrame));
  });
  window.parent.postMessage({ editorFrame: location.pathname }, "*");
}
