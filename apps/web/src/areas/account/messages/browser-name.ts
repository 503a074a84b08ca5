const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const find = (names: typeof systems, text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** "Chrome, Android": made of known names only, because the text is a stranger's. Undefined if there are none in it. */
export function browserName(userAgent: string): string | undefined {
  const known = [find(browsers, userAgent), find(systems, userAgent)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : undefined;
}
