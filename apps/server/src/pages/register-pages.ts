import type { Clock } from '@baize/clock';
import { type Brand, brandStyle, publicBrand, type PublicBrand, resolveBrand } from '@baize/brand';
import type { Language } from '@baize/contract';
import type { PageRequest, RenderedPage } from '@baize/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { activeDomainAddress } from './active-domain-address.ts';
import { contentPolicy } from './content-policy.ts';
import { createPageCache, type KeptPage, type PageCache } from './page-cache.ts';
import { hasSupport, registerSupportFrame } from './support-frame.ts';
import { plainPageStyle, writePlainPage } from './plain-page.ts';
import { closedNotice, visitorDevice, visitorLanguage } from './visitor.ts';

/** The site, built or as it is being written. */
export interface PageRenderer {
  renderPage(request: Omit<PageRequest, 'assets'>): Promise<RenderedPage>;
  /** Absent while the site is being written: then nothing is kept. */
  canonicalAddress?(address: string): string;
  /** Texts of the style elements that pages may carry. */
  readonly styles: readonly string[];
}

export interface PagesDeps {
  readonly clock: Clock;
  readonly brands: readonly Brand[];
  readonly renderer: PageRenderer;
  readonly frameOrigins: readonly string[];
  /** Origin of the captcha's vendor, for the brands that have a widget. */
  readonly captchaOrigin: string;
  /** The API as a visitor of a brand uses it, without a hop. */
  visitorCall(brand: Brand, language: Language): PageRequest['call'];
  readonly maxCacheBytes?: number;
}

const FRESH_MS = 5_000;
const STALE_MS = 60_000;
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** Nothing that a person types is longer; the address ends up in a cache key. */
const MAX_ADDRESS_LENGTH = 2_000;

interface BrandPages {
  readonly brand: Brand;
  readonly style: string;
  readonly policy: string;
  readonly texts: Readonly<Record<Language, PublicBrand>>;
}

/** The country of a visitor is asked for by the browser; shared pages know none. */
const UNKNOWN_GEO = '';

function prepareBrands({
  brands,
  renderer,
  frameOrigins,
  captchaOrigin,
}: PagesDeps): ReadonlyMap<Brand, BrandPages> {
  const developing = renderer.canonicalAddress === undefined;
  return new Map(
    brands.map((brand) => {
      const style = brandStyle(brand);
      const policy = contentPolicy({
        styles: [style, ...renderer.styles],
        frameOrigins: hasSupport(brand) ? [...frameOrigins, "'self'"] : frameOrigins,
        scriptOrigins: brand.options.keys.TURNSTILE_SITE_KEY === undefined ? [] : [captchaOrigin],
        developing,
      });
      const texts = {
        tr: publicBrand(brand, 'tr', UNKNOWN_GEO, captchaOrigin),
        en: publicBrand(brand, 'en', UNKNOWN_GEO, captchaOrigin),
      };
      return [brand, { brand, style, policy, texts }] as const;
    }),
  );
}

function hasClosedNotice(request: FastifyRequest, { texts }: BrandPages): boolean {
  const { noticeKey } = texts.tr;
  return noticeKey !== null && closedNotice(request) === noticeKey;
}

function sendPlain(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
) {
  const language = visitorLanguage(request);
  return reply
    .code(status)
    .header(
      'content-security-policy',
      contentPolicy({ styles: [plainPageStyle], frameOrigins: [], developing: false }),
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(writePlainPage({ language, title, text, requestId: request.id }));
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  reply
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', 'public, max-age=0, must-revalidate');
  if (page.status === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  reply.code(page.status).type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(page.identity);
  return reply.header('content-encoding', 'br').send(page.brotli);
}

/** Signals an address to go to instead of a page, out of the cache's render. */
class PageRedirect extends Error {
  readonly location: string;

  constructor(location: string) {
    super(`redirect to ${location}`);
    this.location = location;
  }
}

/** Registers the pages of all brands under every address that nothing else has. */
export function registerPages(app: FastifyInstance, deps: PagesDeps): { readonly cache: PageCache } {
  const { clock, brands, renderer } = deps;
  const prepared = prepareBrands(deps);
  const cache = createPageCache(clock, {
    maxBytes: deps.maxCacheBytes ?? MAX_CACHE_BYTES,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
  });

  async function render(request: FastifyRequest, pages: BrandPages, address: string, language: Language) {
    const page = await renderer.renderPage({
      address,
      brand: pages.texts[language],
      brandStyle: pages.style,
      language,
      device: visitorDevice(request),
      isNoticeClosed: hasClosedNotice(request, pages),
      call: deps.visitorCall(pages.brand, language),
      origin: `${request.protocol}://${request.host}`,
    });
    if ('location' in page) throw new PageRedirect(page.location);
    return page;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const brand = resolveBrand(brands, request.host);
    const pages = brand && prepared.get(brand);
    if (!pages) return sendPlain(request, reply, 404, 'unknown_brand', 'unknown_brand_text');
    if (request.url.length > MAX_ADDRESS_LENGTH)
      return sendPlain(request, reply, 414, 'bad_request', 'address_too_long');
    const elsewhere = activeDomainAddress(pages.brand, { host: request.host, url: request.url });
    if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
    const language = visitorLanguage(request);
    reply.header('content-security-policy', pages.policy);
    try {
      if (!renderer.canonicalAddress) {
        const page = await render(request, pages, request.url, language);
        return await reply.code(page.status).type('text/html; charset=utf-8').send(page.html);
      }
      const address = renderer.canonicalAddress(request.url);
      const notice = hasClosedNotice(request, pages) ? 'unnoticed' : 'noticed';
      const key = [request.host, language, visitorDevice(request), notice, address].join(' ');
      const page = await cache.read(key, () => render(request, pages, address, language));
      return await sendKept(request, reply, page);
    } catch (error) {
      if (error instanceof PageRedirect) return reply.redirect(error.location, 302);
      request.log.error({ err: error }, 'the page could not be rendered');
      return sendPlain(request, reply, 500, 'please_try_again', 'page_failed');
    }
  }

  registerSupportFrame(app, brands);
  app.get('/', answer);
  app.get('/*', answer);
  return { cache };
}
