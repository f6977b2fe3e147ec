/*
 * Opens the situation that the page's address names, where a browser does not unfold what a fragment
 * leads to (Safari before 26, Firefox before 139).
 */

function unfoldTarget() {
  const target = document.querySelector(`#tonight [id="${CSS.escape(location.hash.slice(1))}"]`);
  const details = target?.closest("details");
  if (!details || details.open) return;
  details.open = true;
  target?.scrollIntoView();
}

unfoldTarget();
addEventListener("hashchange", unfoldTarget);

export {};
