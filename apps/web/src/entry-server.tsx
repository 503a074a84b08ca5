import type { PublicBrand } from '@baize/brand';
import type { Language } from '@baize/contract';
import { compileMessages } from '@baize/messages';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';

import { loadMessages, messageGroups, type Messages } from './messages/load-messages.ts';
import type { App, Boot } from './app/app.ts';
import { CallFailure } from './call/call-failure.ts';
import type { PageRequest, RenderedPage } from './document/page-request.ts';
import { earlyLink, includeLeadingPicture, splitPreloads } from './document/leading-picture.ts';
import { oldBrowserScript } from './document/old-browser.ts';
import { writeDocument } from './document/write-document.ts';
import { translate } from './messages/use-messages.ts';
import type { Navigation } from './router/navigation.ts';
import { type OpenPage, openOnce } from './router/open-page.ts';
import { siteRoutes } from './routes/site-routes.ts';
import { loadFooter } from './shell/late-footer.tsx';
import { Site } from './shell/site.tsx';

await loadFooter();

async function loadAll(language: Language): Promise<Messages> {
  const groups = await Promise.all(messageGroups.map((group) => loadMessages(language, group)));
  return Object.assign({}, ...groups) as Messages;
}

const catalogues: Record<Language, Messages> = {
  tr: await loadAll('tr'),
  en: await loadAll('en'),
};
interface BrandTexts {
  /** The brand's own texts, compiled. */
  readonly overrides: Messages;
  /** The catalogue of each language with the brand's own texts. */
  readonly messages: Readonly<Record<Language, Messages>>;
}

const textsByBrand = new WeakMap<PublicBrand, BrandTexts>();

/** Made once per brand: there are a thousand texts, and no page changes them. */
function brandTexts(brand: PublicBrand): BrandTexts {
  const known = textsByBrand.get(brand);
  if (known) return known;
  const overrides = compileMessages(brand.messages);
  const messages = { tr: { ...catalogues.tr, ...overrides }, en: { ...catalogues.en, ...overrides } };
  const made = { overrides, messages };
  textsByBrand.set(brand, made);
  return made;
}

/** A page whose data failed shows the request id, and has the status of the error. */
function withReason(page: OpenPage, { explain }: PageRequest): OpenPage {
  if (page.failure === undefined) return page;
  const { status, reply } = explain(page.failure);
  return { ...page, status, failure: new CallFailure(status, reply, reply.message) };
}

/** The server renders one page and never navigates. */
function fixedNavigation(page: OpenPage): Navigation {
  const never = () => Promise.reject(new Error('there is no navigation on the server'));
  return {
    current: () => page,
    isBusy: () => false,
    subscribe: () => () => undefined,
    navigate: never,
    preload: () => undefined,
    retry: never,
    setRootState: never,
  };
}

/** Renders one page to HTML, the same for every visitor, so it may be cached and shared. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { brand, language, device, isNoticeClosed } = request;
  const homeHost = new URL(request.origin).hostname;
  const { overrides, messages } = brandTexts(brand);
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });
  const app: App = {
    brand,
    language,
    device,
    homeHost,
    isNoticeClosed,
    messages: messages[language],
    loadMessages: () => Promise.resolve(),
    call: request.call,
    queries,
    checkSite: () => Promise.resolve(),
  };
  const opened = await openOnce({ app, routes: siteRoutes, rootState: request.rootState }, request.address);
  if ('redirect' in opened) return { status: 302, location: opened.redirect };
  const page = withReason(opened.page, request);

  const rendered = splitPreloads(renderToString(<Site app={app} navigation={fixedNavigation(page)} />));
  const markup = request.pictureData ? await includeLeadingPicture(rendered, request.pictureData) : rendered;
  const boot: Boot = {
    brand,
    language,
    device,
    homeHost,
    isNoticeClosed,
    overrides,
    queries: queries.getQueriesData({}).filter(([, data]) => data !== undefined),
    ...(request.rootState && { rootState: request.rootState }),
    ...(page.failure !== undefined && { isFailed: true }),
  };
  const html = writeDocument({
    app,
    page,
    request,
    title: page.name ?? translate(app, page.route.title, { brand: brand.options.name }),
    ...markup,
    boot,
  });
  queries.clear();
  const early = page.status === 200 ? earlyLink(markup) : undefined;
  return { status: page.status, html, ...(early && { early }), failure: opened.page.failure };
}

/** The only script that stands in the page itself, for the content policy. */
export const inlineScript = oldBrowserScript(SERVED_BROWSERS);

export { canonicalAddress } from './document/canonical-address.ts';
