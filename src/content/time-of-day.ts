/** Times of day as the content writes them. */
import { matching } from "./fields.ts";

/** A time of day, such as 7:30 PM. */
export const clock = matching(
  /^(?:1[0-2]|[1-9])(?::[0-5]\d)? [AP]M$/,
  "must be written like 7 AM or 7:30 PM",
);

/** Converts a time of the content, such as `7:30 PM`, to 24 hours, such as `19:30`. */
export function in24Hours(clock: string) {
  const [time = "", half] = clock.split(" ");
  const [hour, minute = "00"] = time.split(":");
  return `${String((Number(hour) % 12) + (half === "PM" ? 12 : 0)).padStart(2, "0")}:${minute}`;
}

/** Returns when the office closes, in 24 hours; midnight is the end of the day, `24:00`. */
export const closingTime = ({ closes }: { closes: string }) =>
  in24Hours(closes).replace("00:00", "24:00");

/** Returns whether a day's hours end after they begin. */
export const isLaterClosing = (hours: { opens: string; closes: string }) =>
  in24Hours(hours.opens) < closingTime(hours);
