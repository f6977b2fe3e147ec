const timeZone = "America/Toronto";

/** Date and time in Toronto now, wherever the visitor is, such as `2027-01-31 19:05` with a space or a T between them. */
export const torontoNow = () => {
  const now = new Date();
  // Swedes write ISO dates, too. What loads `Intl` comes second, since it takes a slow phone 60 ms before its first paint.
  return "Temporal" in globalThis
    ? now.toTemporalInstant().toZonedDateTimeISO(timeZone).toString()
    : now.toLocaleString("sv", { timeZone });
};
