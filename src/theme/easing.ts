/** The one curve of all motion, as framer-motion takes it; in styles it is the easing "calm". */
export const easing = [0.2, 0.65, 0.25, 1] as const;
