// Opens the situation that the address names, where browsers do not unfold it: Safari < 26, Firefox < 139.

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
