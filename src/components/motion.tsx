import { LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";

let ready = false;

/** Whether the engine has been fetched, so that what starts out of place will surely come into place. */
export const areMotionFeaturesReady = () => ready;

const loadFeatures = () =>
  import("./motion-features").then((module) => {
    ready = true;
    return module.default;
  });

/** Decorative motion for the whole page: its engine is fetched after the page runs, and rests under reduced motion. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}
