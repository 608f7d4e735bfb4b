import { useEffect, useState } from "react";
import { inIstanbul } from "../../lib/delivery/days";

/**
 * Day and time in Türkiye; undefined until scripts run, since the server made the page on another day. Told anew when
 * the visitor comes back to the page.
 */
export function useNow() {
  const [now, setNow] = useState<ReturnType<typeof inIstanbul>>();
  useEffect(() => {
    const tell = () => setNow(inIstanbul(new Date()));
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, []);
  return now;
}
