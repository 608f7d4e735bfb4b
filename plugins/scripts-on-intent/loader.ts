interface NetworkInformation {
  saveData?: boolean;
}

/**
 * Runs in every page in place of Gatsby's scripts, which wait in a `<template>`: starts them, which empties it, at the first
 * sign of intent, once a part that moves by itself is in view, some seconds later where a part tells of today, or at once
 * where the address names a state or a draft is kept; else it prefetches them. While a page scrolls, they wait for its rest.
 * A choice that the address names is made before the page is seen. See README.md.
 *
 * @param parameters names of the address parameters that the site's scripts read
 */
export function loader(parameters: readonly string[]): void {
  const intents = "pointermove pointerup scroll keydown focusin input change hashchange";
  const root = document.documentElement;
  const { content } = document.querySelector("#gatsby-scripts") as HTMLTemplateElement;
  let timer: number;

  /** Starts them as soon as nothing scrolls: a slow phone cannot do both without stuttering. */
  function start(rest = 150): void {
    clearTimeout(timer);
    // What is in the template is moved, so that a second time does nothing.
    timer = window.setTimeout(() => document.body.append(content), rest);
  }

  const moving = new IntersectionObserver((parts) => parts.some((part) => part.isIntersecting) && start(), {
    threshold: 0.1,
  });

  function fail({
    target,
    error,
    reason,
  }: {
    target?: EventTarget | null;
    error?: unknown;
    reason?: unknown;
  }) {
    if ((error || reason || target instanceof HTMLScriptElement) && root.dataset.scripts !== "live") {
      root.dataset.scripts = "failed";
      delete root.dataset.zero;
    }
  }

  function prefetch(): void {
    const { connection } = navigator as Navigator & { connection?: NetworkInformation };
    if (connection?.saveData) return;
    for (const script of content.querySelectorAll("script")) {
      const link = `<link rel="prefetch" href="${script.getAttribute("src")}">`;
      document.head.insertAdjacentHTML("beforeend", link);
    }
    if (document.querySelector("[data-autostart=later]")) setTimeout(start, 4000);
  }

  /** Whether this tab keeps a message that was not sent: its form shows it, and the page of a received one forgets it. */
  function keepsDraft(): boolean {
    try {
      return Object.keys(sessionStorage).some((key) => key.startsWith("draft:"));
    } catch {
      return false;
    }
  }

  /**
   * A mouse that rests where the page appears is no intent: some browsers tell of it as a move by nothing. A finger that moves
   * scrolls; one that taps is lifted.
   */
  function hear({ type, movementX, movementY, pointerType }: PointerEvent): void {
    if (type !== "pointermove" || ((movementX || movementY) && pointerType === "mouse"))
      start(type === "scroll" ? 150 : 0);
  }

  for (const intent of intents.split(" ")) addEventListener(intent, hear as EventListener);
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);

  const address = new URLSearchParams(location.search);
  for (const [name, value] of address)
    for (const field of document.getElementsByName(name) as NodeListOf<HTMLInputElement>)
      if (field.type === "radio" && field.value === value) field.checked = true;
  const namesState = location.hash || parameters.some((name) => address.has(name));
  if (namesState || keepsDraft() || document.querySelector("[data-autostart=always]")) start(0);

  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // What counts up in view of the first paint begins there, at zero.
  const counting = still ? null : document.querySelector("[data-zero]")?.closest("[data-autostart]");
  if (counting && counting.getBoundingClientRect().top < innerHeight) root.dataset.zero = "";

  addEventListener("load", () => {
    const rest = () => {
      // A quick machine is idle before it has painted: not beside the first picture.
      setTimeout(prefetch, 500);
      if (still) return;
      for (const part of document.querySelectorAll("[data-autostart=seen]")) moving.observe(part);
    };
    // Chromium may find no idle time on a page on which nothing moves at all.
    (window.requestIdleCallback ?? setTimeout)(rest, { timeout: 2000 } as IdleRequestOptions & number);
  });
}
