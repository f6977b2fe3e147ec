/**
 * Lets the picture that grows from the page before into this page's window (PageHero.astro) move and scale only: browsers
 * animate its width and height on the main thread, which is still busy with the new page. Where the browser does not tell
 * of its transition, it stays as it is.
 */
const widthOf = (frame: ComputedKeyframe) => parseFloat(String(frame["width"]));

void document.activeViewTransition?.ready.then(() => {
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect)) continue;
    if (effect.pseudoElement !== "::view-transition-group(picture)") continue;
    const [from, to] = effect.getKeyframes();
    if (!from || !to) continue;
    const scale = widthOf(from) / widthOf(to);
    effect.setKeyframes({
      transform: [`${String(from["transform"])} scale(${scale})`, String(to["transform"])],
      easing: from.easing,
    });
  }
});
