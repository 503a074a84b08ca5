/** Patterns that a brand's CSS must not contain, with the reason shown to the operator. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/<\s*[/!a-z]/i, 'must not contain markup'],
  [/\\/, 'must not contain escapes'],
  [/@import/i, 'must not import other style sheets'],
  [/@(charset|namespace|font-face)/i, 'must not contain @charset, @namespace or @font-face'],
  [/expression\s*\(|javascript\s*:|behavior\s*:|-moz-binding/i, 'must not contain scripts'],
];

/** Replaced by a space, so that removing a comment joins nothing. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, ' ');
}

const ownAddress = /^(\/(?!\/)[^\s"'()]*|#[\w-]+|[a-z0-9][a-z0-9.-]*)$/;
const plainFile = /url\(\s*(["']?)([a-z0-9][a-z0-9.-]*)\1\s*\)/g;

/** The files of the assets folder that CSS uses, as `url(pattern.svg)`. */
export function cssFiles(css: string): readonly string[] {
  return [...css.matchAll(plainFile)].flatMap(([, , file]) => (file === undefined ? [] : [file]));
}

/** Reasons why CSS is refused; empty if it can be inlined in the page as it is. */
export function cssProblems(css: string): readonly string[] {
  const text = withoutComments(css);
  const problems = forbidden.filter(([pattern]) => pattern.test(text)).map(([, reason]) => reason);
  if (text.includes('/*')) problems.push('contains an unclosed comment');
  const openings = text.match(/\b(url|src|image|image-set)\s*\(/gi) ?? [];
  const addresses = [...text.matchAll(/\burl\s*\(\s*(["']?)(.*?)\1\s*\)/gis)];
  const foreign = addresses.some(([, , address = '']) => !ownAddress.test(address));
  if (foreign || openings.length !== addresses.length)
    problems.push('may only load files of the site itself');
  return problems;
}

/**
 * The CSS as it is inlined: without comments and extra space, with the addresses of the brand's own files.
 * Deterministic.
 */
export function sanitizeCss(css: string, addressOf: (file: string) => string): string {
  return withoutComments(css)
    .replace(plainFile, (_, __, file: string) => `url(${addressOf(file)})`)
    .replace(/\s+/g, ' ')
    .trim();
}
