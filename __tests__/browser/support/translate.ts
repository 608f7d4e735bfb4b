import type { Page } from "@playwright/test";

/**
 * Simulates Chrome's translation: each text becomes two `<font>` elements, also texts added or changed later.
 * `window.translatePage()` starts it. Records texts written to nodes that the translation has removed, where
 * no visitor sees them.
 */
export const prepareTranslation = (page: Page) =>
  page.addInitScript(() => {
    const lost: string[] = [];
    const own = "SCRIPT, STYLE, TEMPLATE, FONT, TEXTAREA, NOSCRIPT";

    function translate(text: Text) {
      if (!text.data.trim() || text.parentElement?.closest(own)) return;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = `~${text.data}~`;
      outer.append(inner);
      text.replaceWith(outer);
    }

    function translateBelow(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    }

    const written = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
    Object.defineProperty(Node.prototype, "nodeValue", {
      ...written,
      set(this: Node, value: string | null) {
        // Gatsby writes the title outside the page and copies it into the head.
        const isTitle = this.parentElement?.closest("title");
        if (this instanceof Text && !this.isConnected && !isTitle && value !== this.data)
          lost.push(`${this.data} → ${value}`);
        written?.set?.call(this, value);
      },
    });

    function translatePage() {
      document.documentElement.classList.add("translated-ltr");
      translateBelow(document.body);
      const observer = new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === "characterData" && target.isConnected) translate(target as Text);
          for (const node of addedNodes) {
            if (node instanceof Text) translate(node);
            else if (node.nodeName !== "FONT") translateBelow(node);
          }
        }
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    }
    Object.assign(window, { translatePage, lostTexts: lost });
  });

export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => Reflect.get(window, "translatePage")());

/** Texts changed in removed nodes. */
export const lostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, "lostTexts").slice());

/** Uses every control of the page without leaving it; of those with one name, the first three. */
export const operateAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    /** Lets React finish: events render at once, their effects in a later task. */
    const nextTask = () => new Promise((resolve) => setTimeout(resolve));
    const write = async (
      field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
      value: string,
    ) => {
      // Sets the value natively, because React ignores its own writes.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
      await nextTask();
    };
    const inFuture = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const valuesFor = (field: HTMLInputElement | HTMLTextAreaElement) => {
      if (field.type === "date") return [inFuture(9), inFuture(400), inFuture(5), ""];
      if (field.type === "range") return ["30", "60"];
      return ["zzzz", "kron", ""];
    };
    addEventListener("click", (event) => (event.target as Element).closest("a") && event.preventDefault());
    const isGone = (element: Element) => !element.isConnected || !element.checkVisibility();
    const parts = document.querySelectorAll<HTMLElement>(
      "select, input:not([type=hidden]), textarea, summary, button:not([type=submit])",
    );
    const used = new Map<string, number>();
    for (const part of parts) {
      const name = part.getAttribute("name") ?? "";
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      if (isGone(part) || (name && count > 3)) continue;
      part.focus({ preventScroll: true });
      if (part instanceof HTMLSelectElement)
        for (const option of [...part.options].slice(0, 8)) await write(part, option.value);
      else if (part.matches("input:not([type=checkbox], [type=radio]), textarea"))
        for (const value of valuesFor(part as HTMLInputElement)) await write(part as HTMLInputElement, value);
      else part.click();
      await nextTask();
    }
    for (const form of document.forms) {
      form.requestSubmit();
      await nextTask();
    }
    // Backwards too, to undo choices.
    for (const part of [
      ...document.querySelectorAll<HTMLElement>("input[type=checkbox], button[type=button]"),
    ].reverse()) {
      if (!isGone(part)) part.click();
      await nextTask();
    }
    await nextFrame();
    document.dispatchEvent(new Event("visibilitychange"));
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo({ top: y, behavior: "instant" });
      await nextFrame();
    }
  });
