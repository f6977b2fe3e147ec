/**
 * Shows what belongs to today in Toronto, of all that has a last day: right behind the notices at the
 * beginning of the body and before the first paint (`inline-script.ts`), so that nothing moves, and
 * whenever the day may have changed (`update-day.client.ts`). Notices are served hidden, since a page
 * cannot know the day on which it is read.
 *
 * @param torontoNow As in `toronto-time.ts`.
 */
export function showNotices(torontoNow: () => string) {
  const today = torontoNow().slice(0, 10);
  for (const notice of document.querySelectorAll<HTMLElement>("[data-last]")) {
    const { first = "", last = "" } = notice.dataset;
    notice.hidden = today < first || last < today;
  }
}
