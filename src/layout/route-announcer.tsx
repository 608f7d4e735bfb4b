import { useEffect, useRef, useState } from "react";
import { ScreenReaderOnly } from "../ui/screen-reader-only";

interface Announcement {
  path: string;
  title: string;
}

/**
 * Tells screen readers in Turkish which page a link within the site led to; a page that the browser loads it tells
 * itself. Gatsby's own announcer knows English only, so it is made silent.
 */
export function RouteAnnouncer({ path }: { path: string }) {
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const announced = useRef(path);
  useEffect(() => {
    document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");
  }, []);
  useEffect(() => {
    if (announced.current === path) return;
    announced.current = path;
    return onNextTitle((title) => setAnnouncement({ path, title }));
  }, [path]);
  return (
    <ScreenReaderOnly aria-live="assertive" aria-atomic="true">
      {/* The key makes it another element on every page: screen readers say what is new, not what stays. */}
      {announcement ? <span key={announcement.path}>{announcement.title}</span> : null}
    </ScreenReaderOnly>
  );
}

const titleElement = () => document.head.querySelector("title");

/**
 * Waits for the page's next title, which Gatsby puts into the head some time after the page itself has changed: as a new
 * element, even where its words are the same.
 * @returns what ends the waiting
 */
function onNextTitle(callback: (title: string) => void): () => void {
  const before = { element: titleElement(), text: document.title };
  const observer = new MutationObserver(() => {
    const { title } = document;
    if (!title || (titleElement() === before.element && title === before.text)) return;
    observer.disconnect();
    callback(title);
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
