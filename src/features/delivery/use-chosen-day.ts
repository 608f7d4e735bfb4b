import { useCallback, useEffect, useRef, useState } from "react";
import { isDay } from "../../domain/delivery/days";

/** Value of a date input, including one entered before hydration; undefined if empty or invalid. */
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
