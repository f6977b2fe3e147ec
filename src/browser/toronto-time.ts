const timeZone = "America/Toronto";

/** The time in Toronto now, wherever the visitor is, such as `19:05`, and the month, from 1. */
export function torontoNow() {
  const now = new Date();
  // Swedes write ISO dates, too. What loads `Intl` comes second, since it takes a slow phone 60 ms before its first paint.
  const text =
    "Temporal" in globalThis
      ? now.toTemporalInstant().toZonedDateTimeISO(timeZone).toString()
      : now.toLocaleString("sv", { timeZone });
  return { time: text.slice(11, 16), month: Number(text.slice(5, 7)) };
}
