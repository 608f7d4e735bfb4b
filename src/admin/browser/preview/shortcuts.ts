/**
 * Passes keys pressed in the preview, a document of its own, to the page's shortcuts: Ctrl+S saves there too.
 * @param main ref of an element of the preview
 */
export function passShortcuts(main: HTMLElement | null): (() => void) | undefined {
  const preview = main?.ownerDocument;
  const pass = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    const pressed = { key, code, ctrlKey, metaKey, altKey, shiftKey, cancelable: true };
    if (!window.dispatchEvent(new KeyboardEvent("keydown", pressed))) event.preventDefault();
  };
  preview?.addEventListener("keydown", pass);
  return () => preview?.removeEventListener("keydown", pass);
}
