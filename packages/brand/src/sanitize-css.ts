/** What a brand's own css may not hold: each pattern with the reason that an operator reads. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/<\s*[/!a-z]/i, 'may not hold markup'],
  [/\\/, 'may not hold escapes'],
  [/@import/i, 'may not import other sheets'],
  [/@(charset|namespace|font-face)/i, 'may not hold @charset, @namespace or @font-face'],
  [/expression\s*\(|javascript\s*:|behavior\s*:|-moz-binding/i, 'may not hold script'],
];

/** A comment parts what stands around it, as a space does; so nothing new is joined when it goes. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, ' ');
}

const ownAddress = /^(\/(?!\/)[^\s"'()]*|#[\w-]+|[a-z0-9][a-z0-9.-]*)$/;
const plainFile = /url\(\s*(["']?)([a-z0-9][a-z0-9.-]*)\1\s*\)/g;

/** The files of the assets folder that a piece of css shows, as `url(pattern.svg)`. */
export function cssFiles(css: string): readonly string[] {
  return [...css.matchAll(plainFile)].flatMap(([, , file]) => (file === undefined ? [] : [file]));
}

/** Reasons why a piece of css is refused; none means that it can be inlined in the page as it is. */
export function cssProblems(css: string): readonly string[] {
  const text = withoutComments(css);
  const problems = forbidden.filter(([pattern]) => pattern.test(text)).map(([, reason]) => reason);
  if (text.includes('/*')) problems.push('holds a comment that does not end');
  const openings = text.match(/\b(url|src|image|image-set)\s*\(/gi) ?? [];
  const addresses = [...text.matchAll(/\burl\s*\(\s*(["']?)(.*?)\1\s*\)/gis)];
  const foreign = addresses.some(([, , address = '']) => !ownAddress.test(address));
  if (foreign || openings.length !== addresses.length)
    problems.push('may only load files of the site itself');
  return problems;
}

/**
 * The css as it is inlined: without comments and idle space, with the addresses of the brand's own files;
 * the same bytes for the same input.
 */
export function sanitizeCss(css: string, addressOf: (file: string) => string): string {
  return withoutComments(css)
    .replace(plainFile, (_, __, file: string) => `url(${addressOf(file)})`)
    .replace(/\s+/g, ' ')
    .trim();
}
