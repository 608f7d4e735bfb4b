import { useEffect, useRef, useState } from "react";
import { ScreenReaderOnly } from "./marks";

/** After so many milliseconds the page's head has its new title. */
const settled = 150;

/**
 * Tells screen readers in Turkish which page a link within the site led to; a page that the browser loads it tells
 * itself. Gatsby's own announcer knows English only, so it is made silent.
 */
export function RouteAnnouncer({ path }: { path: string }) {
  const [title, setTitle] = useState("");
  const announced = useRef(path);
  useEffect(() => {
    document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");
  }, []);
  useEffect(() => {
    if (announced.current === path) return;
    announced.current = path;
    const timer = setTimeout(() => setTitle(document.title), settled);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <ScreenReaderOnly aria-live="assertive" aria-atomic="true">
      {title}
    </ScreenReaderOnly>
  );
}
