const updates = new Set<() => void>();

const tick = () => {
  for (const update of updates) update();
};

/**
 * Runs an update now, three times a minute, and when the page is looked at again or restored from a
 * cache: for what depends on the time or the day, since a tab may stay open for weeks.
 */
export function onTick(update: () => void) {
  update();
  if (updates.size === 0) {
    setInterval(tick, 20_000);
    addEventListener("pageshow", tick);
    document.addEventListener("visibilitychange", tick);
  }
  updates.add(update);
}
