import { type Brand, resolveBrand } from '@baize/brand';
import { CallError, type Language } from '@baize/contract';
import { formatMessage } from '@baize/messages';
import type { FastifyInstance } from 'fastify';

const frames = [
  ['/_support/web', 'web_live_support'],
  ['/_support/mobile', 'mobile_live_support'],
] as const;

/**
 * Messages of the frame to the page around it: it is ready, a script failed to load, its preferred height. The page
 * ignores all others (see the site's `support-message.ts`).
 */
const bridge = `(() => {
  const notify = (message) => parent.postMessage({ kind: 'baize:support', ...message }, '*');
  addEventListener('error', (event) => {
    if (event.target instanceof HTMLScriptElement) notify({ type: 'failed' });
  }, true);
  addEventListener('load', () => notify({ type: 'ready' }));
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') notify({ type: 'close' });
  });
})();`;

const style = `html,body{height:100%;margin:0}html{color-scheme:light}html[data-scheme=dark]{color-scheme:dark}`;

/** Origins that the markup names; in development a chat server may use plain HTTP. */
function namedOrigins(markup: string): readonly string[] {
  const addresses = markup.match(/https?:\/\/[^\s"'<>]+/g) ?? [];
  return [...new Set(addresses.flatMap((address) => URL.parse(address)?.origin ?? []))];
}

/**
 * The policy of the frame. Its first line matters most: in a sandbox with an opaque origin the markup cannot read the
 * site's storage or pages, even if the address is opened directly.
 */
function framePolicy(markup: string): string {
  const sources = ['https:', ...namedOrigins(markup)].join(' ');
  return [
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src 'unsafe-inline' ${sources}`,
    `style-src 'unsafe-inline' ${sources}`,
    `img-src data: blob: ${sources}`,
    `font-src data: ${sources}`,
    `media-src ${sources}`,
    `connect-src wss: ${sources}`,
    'frame-src https:',
    `form-action ${sources}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

interface FrameQuery {
  readonly lang?: string;
  readonly scheme?: string;
}

/** Serves the live support of a brand as a page for a frame, one for wide screens and one for phones. */
export function registerSupportFrame(app: FastifyInstance, brands: readonly Brand[]): void {
  for (const [address, option] of frames) {
    app.get<{ Querystring: FrameQuery }>(address, async (request, reply) => {
      const markup = resolveBrand(brands, request.host)?.options[option];
      if (markup === undefined) throw new CallError('data_not_found');
      const language: Language = request.query.lang === 'en' ? 'en' : 'tr';
      const scheme = request.query.scheme === 'light' ? 'light' : 'dark';
      return reply
        .header('content-security-policy', framePolicy(markup))
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="${language}" data-scheme="${scheme}"><head><meta charset="utf-8">` +
            '<meta name="viewport" content="width=device-width,initial-scale=1">' +
            `<title>${formatMessage(language, 'site_support')}</title><style>${style}</style>` +
            `<script>${bridge}</script></head><body>${markup}</body></html>`,
        );
    });
  }
}

/** Whether pages of this brand may frame its support. */
export function hasSupport({ options }: Brand): boolean {
  return options.web_live_support !== undefined || options.mobile_live_support !== undefined;
}
