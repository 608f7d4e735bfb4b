import { useEffect, useRef, useState } from "react";
import * as text from "../theme/text-styles.module.css";

/**
 * Announces the page's title to screen readers in Turkish after client-side navigation. Gatsby's own
 * announcer is English, so it is silenced.
 */
export function RouteAnnouncer({ path }: { path: string }) {
  const [announcement, setAnnouncement] = useState<{ path: string; title: string }>();
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
    <span className={text.srOnly} aria-live="assertive" aria-atomic="true">
      {/* The key creates a new element for each page, so that screen readers announce equal titles too. */}
      {announcement ? <span key={announcement.path}>{announcement.title}</span> : null}
    </span>
  );
}

const titleElement = () => document.head.querySelector("title");

/**
 * Waits for the new title: Gatsby adds it to the head as a new element some time after the page has changed.
 * @returns a function that cancels the wait
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
