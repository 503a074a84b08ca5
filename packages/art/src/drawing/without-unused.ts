/** Markup without the gradients and filters that nothing in it is painted with. */
export function withoutUnused(markup: string): string {
  return markup.replaceAll(
    /<(linearGradient|radialGradient|filter) id="([^"]+)"[\s\S]*?<\/\1>/g,
    (definition: string, _kind, id) => (markup.includes(`url(#${String(id)})`) ? definition : ''),
  );
}
