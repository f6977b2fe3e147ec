import { visitorStorage } from "#ui/storage.client.ts";

/** The choice between light and dark colours in the footer; `theme.client.ts` reads it in the head. */
function showSwitch() {
  const select = document.querySelector<HTMLSelectElement>("#theme-switch select");
  if (!select) return;
  const show = () => {
    document.documentElement.dataset["theme"] = select.value;
  };
  const restore = () => {
    select.value = visitorStorage.read("theme") ?? "system";
    show();
  };
  restore();
  if (select.parentElement) select.parentElement.hidden = false;
  select.addEventListener("change", () => {
    visitorStorage.write("theme", select.value);
    show();
  });
  // A page that Back restores may be older than a choice on another page.
  addEventListener("pageshow", restore);
}

showSwitch();
