const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * The words of what an operator wrote as HTML, on one line. They are text and have to be shown as text: an
 * entity may well turn into an angle bracket here.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<\/?(?:a|b|em|i|small|span|strong|u)\b[^>]*>/gi, '')
    .replace(/<[/!]?[a-z[][^>]*(>|$)/gi, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
