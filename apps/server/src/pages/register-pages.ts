import type { Clock } from '@baize/clock';
import { type Brand, brandStyle, publicBrand, type PublicBrand, resolveBrand } from '@baize/brand';
import type { Language } from '@baize/contract';
import type { MaintenanceWatch } from '@baize/services';
import type { PageRequest, RenderedPage } from '@baize/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { activeDomainAddress } from './active-domain-address.ts';
import { contentPolicy } from './content-policy.ts';
import { callerAddress } from '../calls/caller-address.ts';
import type { CallerCountry } from '../calls/caller-country.ts';
import { explainError } from '../calls/reply-with-error.ts';
import { withCommonHeaders } from '../observation/watch-requests.ts';
import { documentHeaders } from './document-headers.ts';
import { caches } from '../caches.ts';
import { createPageEncoder, type EncodedPage } from './encode-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { PageRedirect } from './page-redirect.ts';
import { PageRefused } from './page-refused.ts';
import { createRenderQueue } from './render-queue.ts';
import { createSearchPageLimit } from './search-page-limit.ts';
import { type PageHeaders, sendPage, sendRootState } from './send-page.ts';
import { hasSupport, registerSupportFrame } from './support-frame.ts';
import { plainPageStyle, writePlainPage } from './plain-page.ts';
import { closedNotice, languageCookie, plainLanguage, visitorDevice, visitorLanguage } from './visitor.ts';

/** The site, built or in development. */
export interface PageRenderer {
  renderPage(request: Omit<PageRequest, 'assets'>): Promise<RenderedPage>;
  /** Absent in development, where nothing is cached. */
  canonicalAddress?(address: string): string;
  /** Texts of the style elements that pages may contain. */
  readonly styles: readonly string[];
  /** Texts of the script elements that pages contain. */
  readonly scripts?: readonly string[];
}

export interface PagesDeps {
  readonly clock: Clock;
  readonly brands: readonly Brand[];
  readonly renderer: PageRenderer;
  readonly frameOrigins: readonly string[];
  /** Origin of the captcha's provider, for the brands that have a widget. */
  readonly captchaOrigin?: string | undefined;
  /** Address of the live-table provider's socket, to which browsers connect by themselves. */
  readonly liveFeedUrl?: string | undefined;
  /** The API as a visitor of a brand uses it, called within the process. */
  visitorCall(brand: Brand, language: Language): PageRequest['call'];
  readonly maintenance: Pick<MaintenanceWatch, 'isClosed'>;
  readonly callerCountry: CallerCountry;
  /** The origin of a brand's site, whatever host the request names. */
  brandOrigin(brand: Brand): string;
  readonly maxCacheBytes?: number;
  /** Headers of every response of this deployment; the framework adds them to what it sends itself. */
  readonly transport?: Readonly<Record<string, string>>;
}

const STALE_MS = 60_000;
const ERROR_STALE_MS = 60 * 60_000;
/** Longer than any real address; it becomes part of a cache key. */
const MAX_ADDRESS_LENGTH = 2_000;

/** Hundreds of visitors can wait after a purge; what is beyond that could not be rendered in time. */
const RENDER_BOUNDS = { maxRunning: 4, maxWaiting: 256, maxWaitMs: 5_000 };

interface BrandPages {
  readonly brand: Brand;
  readonly style: string;
  readonly headers: PageHeaders;
  readonly texts: Readonly<Record<Language, PublicBrand>>;
}

/** Shared pages have no country; the browser asks for it later. */
const UNKNOWN_GEO = '';

function prepareBrands({
  brands,
  renderer,
  frameOrigins,
  captchaOrigin,
  liveFeedUrl,
  transport = {},
}: PagesDeps): ReadonlyMap<Brand, BrandPages> {
  const isDev = renderer.canonicalAddress === undefined;
  return new Map(
    brands.map((brand) => {
      const style = brandStyle(brand);
      const policy = contentPolicy({
        styles: [style, ...renderer.styles],
        scripts: renderer.scripts ?? [],
        frameOrigins: hasSupport(brand) ? [...frameOrigins, "'self'"] : frameOrigins,
        scriptOrigins:
          brand.options.keys.TURNSTILE_SITE_KEY === undefined || captchaOrigin === undefined
            ? []
            : [captchaOrigin],
        connectSources: liveFeedUrl === undefined ? [] : [liveFeedUrl],
        isDev,
      });
      const providers = { captchaOrigin, liveFeedUrl };
      const texts = {
        tr: publicBrand(brand, 'tr', UNKNOWN_GEO, providers),
        en: publicBrand(brand, 'en', UNKNOWN_GEO, providers),
      };
      const own = { ...documentHeaders, 'content-security-policy': policy };
      const headers = { own, all: withCommonHeaders({ ...own, ...transport }) };
      return [brand, { brand, style, headers, texts }] as const;
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
  retry: { readonly retryAddress?: string } = {},
) {
  const language = plainLanguage(request);
  return reply
    .code(status)
    .headers(documentHeaders)
    .header(
      'content-security-policy',
      contentPolicy({ styles: [plainPageStyle], frameOrigins: [], isDev: false }),
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(writePlainPage({ language, title, text, requestId: request.id, ...retry }));
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refused: PageRefused) {
  reply.header('retry-after', String(refused.retryAfterSeconds));
  return sendPlain(request, reply, refused.status, 'page_busy', refused.text, { retryAddress: request.url });
}

type RootState = NonNullable<PageRequest['rootState']>;

/** The state (maintenance, restricted country) that replaces every page of the brand for this visitor. */
function rootStateOf(
  request: FastifyRequest,
  brand: Brand,
  { maintenance, callerCountry }: PagesDeps,
): RootState | undefined {
  if (maintenance.isClosed(brand.siteId)) return 'maintenance';
  return brand.restrictedCountries.includes(callerCountry(request)) ? 'restricted' : undefined;
}

/** Registers the pages of all brands for every address that nothing else handles. */
export function registerPages(app: FastifyInstance, deps: PagesDeps): { readonly cache: PageCache } {
  const { clock, brands, renderer } = deps;
  const prepared = prepareBrands(deps);
  const cache = createPageCache(clock, {
    maxBytes: deps.maxCacheBytes ?? caches.pages.maxBytes,
    freshMs: caches.pages.lifeMs,
    staleMs: STALE_MS,
    errorStaleMs: ERROR_STALE_MS,
  });

  const encodePage = createPageEncoder();
  const queue = createRenderQueue(RENDER_BOUNDS);
  const searchLimit = createSearchPageLimit(clock);

  async function render(
    request: FastifyRequest,
    pages: BrandPages,
    address: string,
    { language, rootState }: Pick<PageRequest, 'language' | 'rootState'>,
  ) {
    const page = await renderer.renderPage({
      address,
      brand: pages.texts[language],
      brandStyle: pages.style,
      language,
      device: visitorDevice(request),
      isNoticeClosed: hasClosedNotice(request, pages),
      call: deps.visitorCall(pages.brand, language),
      // Not from the request, because cached pages are for everyone.
      origin: deps.brandOrigin(pages.brand),
      ...(rootState && { rootState }),
      explain: (error) => explainError(error, { language, brand: pages.brand, requestId: request.id }),
    });
    if ('location' in page) throw new PageRedirect(page.location);
    if (page.failure !== undefined) request.log.error({ err: page.failure }, 'the page has no data');
    return page;
  }

  const rootStatePages = new Map<string, Promise<EncodedPage>>();

  /** One page per brand, language and state: it doesn't depend on the address or the screen. */
  function rootStatePage(
    request: FastifyRequest,
    pages: BrandPages,
    facts: { language: Language; rootState: RootState },
  ) {
    const key = `${pages.brand.slug} ${facts.language} ${facts.rootState}`;
    const known = rootStatePages.get(key);
    if (known) return known;
    const forget = () => rootStatePages.delete(key);
    const made = render(request, pages, '/', facts).then((page) => {
      // Its visitors get it, the next one a new attempt.
      if (page.failure !== undefined) forget();
      return encodePage(page);
    });
    rootStatePages.set(key, made);
    made.catch(forget);
    return made;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const brand = resolveBrand(brands, request.host);
    const pages = brand && prepared.get(brand);
    if (!pages) return sendPlain(request, reply, 404, 'unknown_brand', 'unknown_brand_text');
    if (request.url.length > MAX_ADDRESS_LENGTH)
      return sendPlain(request, reply, 414, 'bad_request', 'address_too_long');
    // As a link, a path that starts with two slashes would lead to another host.
    const path = request.url.replace(/^[/\\]{2,}/, '/');
    if (path !== request.url) return reply.header('cache-control', 'no-store').redirect(path, 302);
    const elsewhere = activeDomainAddress(pages.brand, { host: request.host, url: request.url });
    if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
    const language = visitorLanguage(request);
    const kept = languageCookie(request);
    if (kept !== undefined) reply.header('set-cookie', kept);
    reply.headers(pages.headers.own);
    // Before the cache, so that no cached page is served in place of the state.
    const rootState = rootStateOf(request, pages.brand, deps);
    try {
      if (rootState)
        return await sendRootState(
          request,
          reply,
          await rootStatePage(request, pages, { language, rootState }),
        );
      if (!renderer.canonicalAddress) {
        const page = await render(request, pages, request.url, { language });
        return await reply.code(page.status).type('text/html; charset=utf-8').send(page.html);
      }
      const address = renderer.canonicalAddress(request.url);
      const notice = hasClosedNotice(request, pages) ? 'unnoticed' : 'noticed';
      const key = [brand.slug, language, visitorDevice(request), notice, address].join(' ');
      const page = await cache.read(key, async () => {
        searchLimit.count(address, callerAddress(request));
        // A page is counted until it is compressed, so that no number of rendered pages can wait for it.
        return queue.run(async () => encodePage(await render(request, pages, address, { language })));
      });
      return await sendPage(request, reply, page, { headers: pages.headers, kept });
    } catch (error) {
      if (error instanceof PageRedirect) return reply.redirect(error.location, 302);
      if (error instanceof PageRefused) return sendRefusal(request, reply, error);
      request.log.error({ err: error }, 'the page could not be rendered');
      return sendPlain(request, reply, 500, 'please_try_again', 'page_failed', {
        retryAddress: request.url,
      });
    }
  }

  registerSupportFrame(app, brands);
  app.get('/', answer);
  app.get('/*', answer);
  return { cache };
}
