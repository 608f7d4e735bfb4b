/**
 * Calls back once, as soon as this share of an element is visible. Checks all entries, because a busy page
 * delivers several changes at once.
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
