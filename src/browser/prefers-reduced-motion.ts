/** Whether the visitor asked for less motion. */
export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion:reduce)").matches;
