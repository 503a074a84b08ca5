const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in the document or in a quoted attribute. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** JSON that can stand inside of a script element: it never ends the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
