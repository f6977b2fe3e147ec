/**
 * Limits the view transition of the hero picture (PageHero.astro) to `transform`: browsers animate
 * width and height on the main thread, which is busy with the new page.
 */
void document.activeViewTransition?.ready.then(() => {
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.endsWith("group(picture)"))
      continue;
    const [from, to] = effect.getKeyframes();
    if (!from || !to) continue;
    const { width, transform, easing } = from;
    const scale = `scale(calc(${String(width)} / ${String(to["width"])}))`;
    const { transform: last } = to;
    effect.setKeyframes({
      transform: [`${String(transform)} ${scale}`, String(last)],
      easing,
    });
  }
});
