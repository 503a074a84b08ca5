import type { PublicBrand } from '@baize/brand';
import type { Device, ErrorReply, Language } from '@baize/contract';
import { compileMessages } from '@baize/messages';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';

import type { App, Boot, Call, Messages, RootState } from './app/app.ts';
import { CallFailure } from './call/call-failure.ts';
import { writeDocument } from './document/write-document.ts';
import { loadMessages, messageGroups } from './messages/load-messages.ts';
import { translate } from './messages/use-messages.ts';
import { fixedNavigation } from './shell/router/navigation.ts';
import { type OpenPage, openOnce, openRootState } from './shell/router/open-page.ts';
import { Site } from './shell/site.tsx';

/** What the server asks for: one address of one brand, as a visitor sees it. */
export interface PageRequest {
  /** Path and query. */
  readonly address: string;
  readonly brand: PublicBrand;
  readonly brandStyle: string;
  readonly language: Language;
  readonly device: Device;
  /** The visitor has closed the brand's notice as it stands now. */
  readonly isNoticeClosed: boolean;
  readonly call: Call;
  readonly assets: PageAssets;
  /** Scheme and host for links that leave the page (canonical, alternate). */
  readonly origin: string;
  /** One page in place of all, where the brand is not open to the visitor. */
  readonly rootState?: RootState;
  /** What a visitor is told of an error of the page's loader. */
  explain(error: unknown): { readonly status: number; readonly reply: ErrorReply };
}

/** Files that the build made. */
export interface PageAssets {
  readonly script: string;
  readonly style: string;
  /** Style of forms, texts and the account area, which only their pages carry. */
  readonly accountStyle: string;
  /** Where both lie as files, for pages that ask for them later. */
  readonly styleFiles: { readonly main: readonly string[]; readonly late: readonly string[] };
  /** Modules to fetch early: of the entry and of each language. */
  readonly modules: Readonly<Record<Language, readonly string[]>>;
  /** Modules of a page by its source, to fetch along with the entry. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The text face, fetched before the style asks for it. */
  readonly fonts: readonly string[];
}

export type RenderedPage =
  | {
      readonly status: number;
      readonly html: string;
      /** What the browser may fetch before it reads the page, as a `Link` header says it. */
      readonly early?: string;
      readonly failure?: unknown;
    }
  | { readonly status: 302; readonly location: string };

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
  /** Those over the catalogue of each language. */
  readonly messages: Readonly<Record<Language, Messages>>;
}

const textsByBrand = new WeakMap<PublicBrand, BrandTexts>();

/** Made once for each brand: there are a thousand texts, and no page changes one. */
function brandTexts(brand: PublicBrand): BrandTexts {
  const known = textsByBrand.get(brand);
  if (known) return known;
  const overrides = compileMessages(brand.messages);
  const messages = { tr: { ...catalogues.tr, ...overrides }, en: { ...catalogues.en, ...overrides } };
  const made = { overrides, messages };
  textsByBrand.set(brand, made);
  return made;
}

/** React puts preloads for eager pictures in front of what it renders; they belong into the head. */
function splitPreloads(markup: string): { preloads: string; root: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { preloads, root: markup.slice(preloads.length) };
}

/** The picture that is looked at first; one of several files can only be chosen once the page is read. */
function earlyLink(preloads: string): string | undefined {
  const links = preloads.match(/<link [^>]*>/g) ?? [];
  const first = links.find((link) => link.includes('as="image"') && /fetchpriority="high"/i.test(link));
  const address = / href="([^"&<>]+)"/.exec(first ?? '')?.[1];
  if (address === undefined) return undefined;
  return `<${address}>; rel=preload; as=image; fetchpriority=high`;
}

/** A page whose data failed says so with the number of the request, and has the status of its error. */
function withReason(page: OpenPage, { explain }: PageRequest): OpenPage {
  if (page.failure === undefined) return page;
  const { status, reply } = explain(page.failure);
  return { ...page, status, failure: new CallFailure(status, reply, reply.message) };
}

async function open(app: App, { address, rootState }: PageRequest) {
  if (rootState === undefined) return openOnce(app, address);
  return { page: await openRootState(app, address, rootState) };
}

/** Renders one page to HTML. The same for every visitor, so the answer may be kept and shared. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { brand, language, device, isNoticeClosed } = request;
  const { overrides, messages } = brandTexts(brand);
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });
  const app: App = {
    brand,
    language,
    device,
    isNoticeClosed,
    messages: messages[language],
    bringMessages: () => Promise.resolve(),
    call: request.call,
    queries,
    checkSite: () => Promise.resolve(),
  };
  const opened = await open(app, request);
  if ('redirect' in opened) return { status: 302, location: opened.redirect };
  const page = withReason(opened.page, request);

  const { preloads, root } = splitPreloads(
    renderToString(<Site app={app} navigation={fixedNavigation(page)} />),
  );
  const boot: Boot = {
    brand,
    language,
    device,
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
    preloads,
    root,
    boot,
  });
  queries.clear();
  const early = page.status === 200 ? earlyLink(preloads) : undefined;
  return { status: page.status, html, ...(early && { early }), failure: opened.page.failure };
}

export { canonicalAddress } from './document/canonical-address.ts';
