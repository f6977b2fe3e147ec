/** The storeys of the house on the pages of areas, from the attic to the porch. */
export const storeyKeys = ["noise", "room", "outside", "price"] as const;

/** The name of a storey. */
export type StoreyKey = (typeof storeyKeys)[number];

/** The names of the windows that a row can have: those of the storeys of areas, and those of services. */
export const windowNames = [
  ...storeyKeys,
  "one-way-door",
  "cleanup",
  "repair",
  "mesh",
  "torch",
] as const;

/** The name of a window. */
export type WindowName = (typeof windowNames)[number];
