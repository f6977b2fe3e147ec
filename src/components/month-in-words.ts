/** A month such as 2026-11 in words: November 2026. */
export const monthInWords = (month: string) =>
  new Date(`${month}-01`).toLocaleDateString("en-CA", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
