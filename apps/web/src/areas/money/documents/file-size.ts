import type { Language } from '@baize/contract';

const KILOBYTE = 1000;

/** "2,4 MB", or "85 kB" below a megabyte. */
export function fileSize(bytes: number, language: Language): string {
  const kilobytes = bytes / KILOBYTE;
  const isLarge = kilobytes >= KILOBYTE;
  const format = new Intl.NumberFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return isLarge
    ? `${format.format(kilobytes / KILOBYTE)} MB`
    : `${format.format(Math.max(1, kilobytes))} kB`;
}
