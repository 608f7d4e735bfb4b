import { type RefObject, useCallback, useEffect, useState } from "react";
import { askedName, dayName } from "../../lib/contact-links";
import { isDay } from "../../lib/delivery/days";
import { emptySlip, fillSlip, isEmpty, readSlip, type SlipDraft, storedSlip, storeSlip } from "./slip-draft";

interface SlipState {
  /** What is written, as far as scripts know: nothing before they run. */
  draft: SlipDraft;
  /** To be called after every change of a field. */
  follow: () => void;
  /** Writes into fields, as if the visitor had. */
  write: (texts: SlipDraft["texts"]) => void;
  clear: () => void;
}

/**
 * What is written on the slip. The fields keep it themselves, so that they work before and without scripts; a copy is
 * kept for this tab. What was written before scripts ran comes before the copy, and what the address names before the copy of
 * another product's; of the same product it fills what is empty.
 * @param slip holds the fields; to be called below the boundary that hydrates them
 * @param knownOf what a product, by its slug, and the day it is wanted on write into which fields; undefined where it cannot be
 *   chosen
 */
export function useSlip(
  slip: RefObject<HTMLElement | null>,
  knownOf: (slug: string, day: string | undefined) => SlipDraft["texts"] | undefined,
): SlipState {
  const [draft, setDraft] = useState(emptySlip);
  const follow = useCallback(() => {
    if (!slip.current) return;
    const written = readSlip(slip.current);
    storeSlip(written);
    setDraft(written);
  }, [slip]);
  const fill = useCallback(
    (change: SlipDraft) => {
      if (slip.current) fillSlip(slip.current, change);
      follow();
    },
    [slip, follow],
  );
  useEffect(() => {
    if (!slip.current) return;
    const written = readSlip(slip.current);
    if (!isEmpty(written)) return follow();
    const { texts, ticked } = storedSlip();
    const address = new URLSearchParams(window.location.search);
    const asked = address.get(askedName) ?? "";
    const day = address.get(dayName) ?? "";
    const known = knownOf(asked, isDay(day) ? day : undefined);
    const isNew = !Object.values(texts).includes(asked);
    fill({ texts: isNew ? { ...texts, ...known } : { ...known, ...texts }, ticked });
  }, [slip, knownOf, follow, fill]);
  return {
    draft,
    follow,
    write: (texts) => fill({ ...draft, texts: { ...draft.texts, ...texts } }),
    clear: () => fill(emptySlip),
  };
}
