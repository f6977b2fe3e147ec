/**
 * Whether a phone number can exist in the North American numbering plan: neither area code nor exchange begins with 0 or
 * 1 or ends with 11, and an area code has no 9 in its middle.
 */
export function isNorthAmerican(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9](?!11|9)\d\d[2-9](?!11)\d{6}$/.test(digits);
}
