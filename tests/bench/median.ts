/** The value in the middle, which one disturbed round does not move; of two in the middle the upper one. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
