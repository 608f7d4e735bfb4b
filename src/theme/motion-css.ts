/**
 * What moves once from the first paint on, without scripts: decoration by scale alone, so that no text is ever hidden
 * and nothing shifts. Used where motion is wanted only (`src/components/photo.tsx`).
 */
export const motionCss = {
  "@keyframes settle": { from: { scale: "1.03" } },
  "@keyframes run-out": { from: { scale: "0" } },
  "@keyframes travel": { from: { translate: "0 calc(-1 * var(--level))" } },
} as const;
