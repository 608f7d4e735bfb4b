import { useEffect, useState } from "react";
import { inIstanbul } from "../../domain/delivery/days";
import type { Arrival, OpeningHours } from "../../domain/delivery/delivery-time";

type Now = Required<Arrival>;

const minute = 60_000;

/** Whether an impression arriving now is received on the same day at both times. */
const countsAlike = (a: Now, b: Now, hours: readonly OpeningHours[]): boolean =>
  a.day === b.day && hours.every(({ closes }) => a.time <= closes === b.time <= closes);

/**
 * Day and time in Türkiye; undefined on the server, which rendered on another day. Updates at closing time
 * and midnight by polling every full minute, because sleeping devices delay longer timers.
 * @param hours opening hours; must be referentially stable
 */
export function useNow(hours: readonly OpeningHours[]): Now | undefined {
  const [now, setNow] = useState<Now>();
  useEffect(() => {
    let timer = 0;
    const read = () => {
      const next = inIstanbul(new Date());
      setNow((current) => (current && countsAlike(current, next, hours) ? current : next));
      window.clearTimeout(timer);
      timer = window.setTimeout(read, minute - (Date.now() % minute));
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, [hours]);
  return now;
}
