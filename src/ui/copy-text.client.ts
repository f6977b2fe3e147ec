/**
 * Copies a text, and returns whether that was possible: pages without https have no clipboard, and
 * browsers may refuse.
 */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
