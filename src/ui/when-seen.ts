/**
 * Calls back once, as soon as this share of an element is in the window. A busy page hands several changes over at once: that it
 * is out of the window, and behind that, that it is in.
 * @returns a function that stops watching
 */
export function whenSeen(element: Element, share: number, onSeen: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onSeen();
    },
    { threshold: share },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
