/** The easing of all motion, in framer-motion's format; in sheets it is `--calm`. */
export const easing = [0.2, 0.65, 0.25, 1] as const;
