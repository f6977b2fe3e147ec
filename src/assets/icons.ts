/** Line icons from Lucide (ISC licence): the path of each on a canvas of 24 × 24. */
export const icons = {
  check: "M20 6 9 17l-5-5",
  clock: "M12 6v6l4 2M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20",
  close: "M18 6 6 18M6 6l12 12",
  down: "m6 9 6 6 6-6",
  external: "M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6",
  mail: "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2",
  menu: "M4 5h16M4 12h16M4 19h16",
  next: "M5 12h14m-7-7 7 7-7 7",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  phone:
    "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
  pin: "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M12 7a3 3 0 1 0 0 6 3 3 0 1 0 0-6",
  play: "M7 4v16l13-8z",
  sound:
    "M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298zM16 9a5 5 0 0 1 0 6M19.364 18.364a9 9 0 0 0 0-12.728",
  previous: "M19 12H5m7 7-7-7 7-7",
};

/** The name of an icon. */
export type IconName = keyof typeof icons;

/** The outline of a filled star, from its top point, which is at 12, 1.5 on the same canvas. */
export const starOutline = "3.1 7 7.6.7-5.8 5 1.7 7.5-6.6-3.9-6.6 3.9 1.7-7.5-5.8-5 7.6-.7z";
