import { formatMessage } from '@baize/messages';
import { type Language, language as languages } from '@baize/contract';

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

function writePage(language: Language, heading: string, content: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${heading}</title><style>${style}</style></head><body><main>${content}</main></body></html>`
  );
}

/** A page without brand and React, for unknown hosts and internal failures. */
export function writePlainPage(page: PlainPage): string {
  const { language, title, text, said = '', requestId, retryAddress } = page;
  const heading = formatMessage(language, title);
  const retry = retryAddress === undefined ? '' : retryLink(language, retryAddress);
  const lead = text === undefined ? escapeText(said) : formatMessage(language, text);
  const content = `<h1>${heading}</h1><p>${lead}</p>${retry}<small>${requestId}</small>`;
  return writePage(language, heading, content);
}

/** A plain page for a browser whose language is not known. */
export function writeBothLanguages({
  title,
  text,
  requestId,
}: Pick<PlainPage, 'title' | 'requestId'> & { readonly text: string }): string {
  const parts = languages.map((language) => {
    const heading = formatMessage(language, title);
    return { heading, html: `<h1>${heading}</h1><p>${formatMessage(language, text)}</p>`, language };
  });
  const sections = parts.map(({ language, html }) => `<section lang="${language}">${html}</section>`);
  return writePage('tr', parts[0]?.heading ?? '', `${sections.join('')}<small>${requestId}</small>`);
}
