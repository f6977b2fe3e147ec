/**
 * Lets the picture that grows from the page before into this page's window (PageHero.astro) move and scale only: browsers
 * animate its width and height on the main thread, which is still busy with the new page. Where the browser does not tell
 * of its transition, it stays as it is.
 */
void document.activeViewTransition?.ready.then(() => {
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.endsWith("group(picture)"))
      continue;
    const [from, to] = effect.getKeyframes();
    if (!from || !to) continue;
    const scale = `scale(calc(${String(from["width"])} / ${String(to["width"])}))`;
    effect.setKeyframes({
      transform: [`${String(from["transform"])} ${scale}`, String(to["transform"])],
      easing: from.easing,
    });
  }
});
