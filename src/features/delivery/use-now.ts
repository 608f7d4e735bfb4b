import { useEffect, useState } from "react";
import { inIstanbul } from "../../domain/delivery/days";
import type { Arrival } from "../../domain/delivery/delivery-time";

const minute = 60_000;

/**
 * Day and time in Türkiye; undefined on the server, which rendered on another day. Polls every full minute, because sleeping
 * devices delay longer timers.
 */
export function useNow(): Required<Arrival> | undefined {
  const [now, setNow] = useState<Required<Arrival>>();
  useEffect(() => {
    let timer = 0;
    const read = () => {
      setNow(inIstanbul(new Date()));
      window.clearTimeout(timer);
      timer = window.setTimeout(read, minute - (Date.now() % minute));
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, []);
  return now;
}
