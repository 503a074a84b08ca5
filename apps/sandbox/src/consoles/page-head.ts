import { escapeHtml } from './html.ts';

interface PageHead {
  readonly lang: 'tr' | 'en';
  readonly title: string;
  /** Addresses in the order of the cascade; the fonts precede them. */
  readonly styles: readonly string[];
  /** Uses the whole screen of a phone, also beside its notch. */
  readonly coversScreen?: boolean;
  /** Origin of the styles, for a page that is shown by another; this one by default. */
  readonly origin?: string;
  /** HTML at the end of the head. */
  readonly extra?: string;
}

/** The beginning of a page, up to its body. Search engines are excluded. */
export function pageHead({
  lang,
  title,
  styles,
  coversScreen = false,
  origin = '',
  extra = '',
}: PageHead): string {
  const links = ['/fonts.css', ...styles].map((href) => `<link rel="stylesheet" href="${origin}${href}">`);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1${coversScreen ? ', viewport-fit=cover' : ''}">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${links.join('\n')}${extra}
</head>`;
}
