import { useEffect, useState } from "react";
import { inIstanbul } from "../../domain/delivery/days";
import type { Arrival } from "../../domain/delivery/delivery-time";

const minute = 60_000;

/** Day and time in Türkiye, read every minute; undefined on the server, which rendered on another day. */
export function useNow(): Required<Arrival> | undefined {
  const [now, setNow] = useState<Required<Arrival>>();
  useEffect(() => {
    const read = () => setNow(inIstanbul(new Date()));
    read();
    const timer = setInterval(read, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
