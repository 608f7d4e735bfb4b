import { useState } from "react";
import { areMotionFeaturesReady } from "../components/motion";
import { useReducedMotion } from "./use-media-query";

let followedLink = false;

/** Tells that a link within the site was followed: pages shown from now on may make an entrance. */
export function noteNavigation(): void {
  followedLink = true;
}

/**
 * Whether the part that asks came with a page the visitor followed a link to, and may draw itself. The first page
 * stands complete as its HTML came; nothing moves in it, nor under reduced motion, nor before the engine is there.
 */
export function useArrival(): boolean {
  const reducedMotion = useReducedMotion();
  const [arrived] = useState(() => followedLink && areMotionFeaturesReady());
  return arrived && !reducedMotion;
}
