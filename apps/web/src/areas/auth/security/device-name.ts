const devices: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** What to call a passkey of this device until the player renames it; undefined if the browser does not say. */
export function deviceName(userAgent: string): string | undefined {
  return devices.find(([pattern]) => pattern.test(userAgent))?.[1];
}
