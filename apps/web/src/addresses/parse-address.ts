/** Undefined for text that is no whole address. Not all browsers that we serve have `URL.parse`. */
export function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
