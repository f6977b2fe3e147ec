import { followLink, showModal } from "#ui/dialog/close-on-back.client.ts";
import { isModified } from "#ui/modifier-keys.client.ts";

/**
 * Makes the header's link the button of the menu (`Menu.astro`). Without this script, or before it
 * has arrived, the link leads to the footer's navigation.
 */
function setUpMenu(menu: HTMLDialogElement, opener: HTMLElement) {
  const { style } = document.body;
  const themeSwitch = document.querySelector("#theme-switch");
  const footer = themeSwitch?.parentElement;

  const markOpen = (isOpen: boolean) => opener.setAttribute("aria-expanded", String(isOpen));

  /** Shows in the menu what is elsewhere in the page, so that the page contains it once. */
  const show = (place: string, nodes: Iterable<Node | string>) =>
    menu.querySelector(`[data-shows=${place}]`)?.replaceChildren(...nodes);

  const open = () => {
    show("guides", document.querySelector("#guide-links")?.cloneNode(true).childNodes ?? []);
    const hours = Array.from(document.querySelectorAll("#hours li"), (line) =>
      line.textContent.trim(),
    );
    show("hours", [hours.filter(Boolean).join(" · ")]);
    // Small screens show the choice of colours only in the menu.
    show("theme", themeSwitch ? [themeSwitch] : []);
    // Keeps the width of a page that loses its scrollbar.
    style.marginRight = `${innerWidth - document.body.clientWidth}px`;
    style.overflow = "hidden";
    // Safari does not focus a pressed link, and the dialog gives the focus back to what had it.
    opener.focus({ preventScroll: true });
    showModal(menu);
    markOpen(true);
  };

  opener.setAttribute("role", "button");
  markOpen(false);
  opener.addEventListener("click", (event) => {
    if (isModified(event)) return;
    event.preventDefault();
    open();
  });
  menu.addEventListener("click", (event) => followLink(event, () => menu.close()));
  menu.addEventListener("close", () => {
    if (themeSwitch) footer?.append(themeSwitch);
    style.marginRight = style.overflow = "";
    markOpen(false);
  });
  // Wide windows show the links in the header instead of the opener.
  addEventListener("resize", () => {
    if (menu.open && opener.getClientRects().length === 0) menu.close();
  });
}

const menu = document.querySelector<HTMLDialogElement>("#menu");
const opener = document.querySelector<HTMLElement>("header [data-opener]");
if (menu && opener) setUpMenu(menu, opener);
