import { escapeHtml } from './html.ts';

interface PageHead {
  readonly lang: 'tr' | 'en';
  readonly title: string;
  /** Addresses, in the order of the cascade; the typefaces stand before them. */
  readonly styles: readonly string[];
}

/** A page's first lines, up to its body: the sandbox's pages are for people at work and for no search engine. */
export function pageHead({ lang, title, styles }: PageHead): string {
  const links = ['/fonts.css', ...styles].map((href) => `<link rel="stylesheet" href="${href}">`);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${links.join('\n')}
</head>`;
}
