import { formatMessage } from '@baize/messages';
import type { Language } from '@baize/contract';

interface PlainPage {
  readonly language: Language;
  /** Keys of the message catalogues. */
  readonly title: string;
  readonly text: string;
  readonly requestId: string;
}

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0b1110;color:#f2f5f3;' +
  'font:16px/24px system-ui,sans-serif}main{max-width:34rem;padding:24px}h1{font-size:28px;line-height:34px}' +
  'p{color:#b4c0bb}small{color:#8a9993}';

/** The style of plain pages, whose hash their content policy names. */
export const plainPageStyle = style;

/** A page that needs neither a brand nor React: for a host that nobody has, and for our own failures. */
export function writePlainPage({ language, title, text, requestId }: PlainPage): string {
  const heading = formatMessage(language, title);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${heading}</title><style>${style}</style></head><body><main><h1>${heading}</h1>` +
    `<p>${formatMessage(language, text)}</p><small>${requestId}</small></main></body></html>`
  );
}
