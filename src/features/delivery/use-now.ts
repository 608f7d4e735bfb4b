import { useEffect, useState } from "react";
import { inIstanbul } from "../../domain/delivery/days";
import type { Arrival, OpeningHours } from "../../domain/delivery/delivery-time";

type Now = Required<Arrival>;

const minute = 60_000;

/** Whether an impression that arrives now counts for the same day at both times. */
const countsAlike = (a: Now, b: Now, hours: readonly OpeningHours[]): boolean =>
  a.day === b.day && hours.every(({ closes }) => a.time <= closes === b.time <= closes);

/**
 * Day and time in Türkiye; undefined until scripts run, since the server made the page on another day. Renewed at closing time
 * and at midnight: the clock is read at each full minute, since a machine that sleeps stops longer timers.
 * @param hours when the laboratory closes; the same list each time
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
