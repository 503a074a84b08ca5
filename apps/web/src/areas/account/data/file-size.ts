// Bytes themselves have another name with each version of the locale data.
const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** `"12 kB"`, in the units of file managers, from a tenth of a kilobyte. */
export function fileSize(bytes: number, language: string): string {
  let value = bytes / STEP;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[unit] ?? 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: value >= 10 ? 0 : 1,
  }).format(value);
}
