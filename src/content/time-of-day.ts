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

/** The times at which the office opens and closes, as in the content. */
interface Times {
  opens: string;
  closes: string;
}

/**
 * Returns when the office closes, in hours that count on past midnight: `24:00` is midnight, `26:00`
 * is 2 AM of the next day.
 */
export function closingTime({ opens, closes }: Times) {
  const time = in24Hours(closes);
  return time > in24Hours(opens) ? time : `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`;
}

/** Refuses a closing time that is likely an error, such as 5 AM for 5 PM, with the message for it. */
export const sensibleTimes: [(times: Times) => boolean, { path: PropertyKey[]; error: string }] = [
  (times) => closingTime(times) <= "28:00",
  {
    path: ["closes"],
    error: "must be later than the opening time, or at most 4 AM of the next day",
  },
];
