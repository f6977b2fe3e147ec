// Counts what a visitor does, without cookies, ids or a library (`Counter.astro`).
const { dataset } = document.querySelector<HTMLElement>("#counter") ?? {};
const { address = "", body = "", call = "" } = dataset ?? {};
const isRefused =
  navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;

const count = (event: string) => {
  if (isRefused) return;
  // Sends, unlike `sendBeacon`, no cookies of that address and nothing that was typed into this one.
  fetch(address.replace("{event}", event), {
    method: "POST",
    body: body.replace("{event}", event),
    keepalive: true,
    mode: "no-cors",
    credentials: "omit",
    referrerPolicy: "origin",
  }).catch(() => undefined);
};

const countView = () => count("pageview");
countView();
addEventListener("pageshow", ({ persisted }) => persisted && countView());

addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest("a");
  if (!link) return;
  if (link.href === call) count("call");
  if (link.protocol === "sms:") count("text");
  if (link.closest("[data-guide-action]")) count("guide-action");
});

addEventListener("quote-outcome", ({ detail: outcome }) => {
  // Counts a time-out too: the request may still be sent.
  count(outcome.startsWith("sent") ? "quote-sent" : "quote-failed");
});
