import { formatMessage } from '@baize/messages';
import type { Language } from '@baize/contract';

interface PlainPage {
  readonly language: Language;
  /** Keys of the message catalogues. */
  readonly title: string;
  readonly text?: string;
  /** A text in the language of the page, instead of a key. */
  readonly said?: string;
  readonly requestId: string;
  /** Path and query for the link that tries again. */
  readonly retryAddress?: string;
}

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0b1110;color:#f2f5f3;' +
  'font:16px/24px system-ui,sans-serif}main{max-width:34rem;padding:24px}h1{font-size:28px;line-height:34px}' +
  'p{color:#b4c0bb}small{color:#8a9993}a{display:inline-block;margin:0 0 24px;padding:10px 20px;border-radius:10px;' +
  'background:#35c98b;color:#06120d;font-weight:600;text-decoration:none}';

/** The style of plain pages; their content policy contains its hash. */
export const plainPageStyle = style;

/** A link, since the page has no script. The address comes from the request line, so it is escaped. */
function retryLink(language: Language, address: string): string {
  const href = address.replaceAll(/[^\w/?=&%.,~:;@!$*()+-]/g, encodeURIComponent).replaceAll('&', '&amp;');
  return `<p><a href="${href.startsWith('//') ? '/' : href}">${formatMessage(language, 'site_try_again')}</a></p>`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page without brand and React, for unknown hosts and internal failures. */
export function writePlainPage({
  language,
  title,
  text,
  said = '',
  requestId,
  retryAddress,
}: PlainPage): string {
  const heading = formatMessage(language, title);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${heading}</title><style>${style}</style></head><body><main><h1>${heading}</h1>` +
    `<p>${text === undefined ? escapeText(said) : formatMessage(language, text)}</p>${retryAddress === undefined ? '' : retryLink(language, retryAddress)}<small>${requestId}</small></main></body></html>`
  );
}
