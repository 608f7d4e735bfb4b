import { useCallback, useEffect, useRef, useState } from "react";
import { isDay } from "../../domain/delivery/days";

/** The day in a date field, also one that was put in before scripts ran; undefined while it is empty or no day. */
export function useChosenDay() {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const follow = useCallback(() => {
    const { value = "" } = field.current ?? {};
    setChosen(isDay(value) ? value : undefined);
  }, []);
  useEffect(follow, [follow]);
  return { field, chosen, follow };
}
