import { torontoNow } from "#toronto-time.ts";

/*
 * Right behind the notices at the beginning of the body: the first paint has today's notice, so
 * nothing moves. Notices are served hidden, since a page cannot know the day on which it is read.
 */
const showNotices = () => {
  const today = torontoNow().slice(0, 10);
  for (const notice of document.querySelectorAll<HTMLElement>("[data-last]")) {
    const { first = "", last = "" } = notice.dataset;
    notice.hidden = today < first || last < today;
  }
};
showNotices();
// A page may be restored from the back/forward cache on another day.
addEventListener("pageshow", showNotices);
