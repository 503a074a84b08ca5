import type { Brand } from '@baize/brand';
import type { Clock } from '@baize/clock';
import { readFile } from 'node:fs/promises';
import type { ServerDeps } from '../create-server.ts';
import { caches, purgeOnChange } from '../caches.ts';
import { registerCrawlerFiles } from './register-crawler-files.ts';
import { registerGalleryFiles } from './register-gallery-files.ts';
import { type PageRenderer, registerPages } from './register-pages.ts';
import { registerBrandFiles, registerStaticFiles } from './register-static-files.ts';

export interface SitePagesDeps {
  readonly clock: Clock;
  readonly brands: readonly Brand[];
  /** Origins of third parties whose pages are framed. */
  readonly frameOrigins: readonly string[];
  /** Origin of the captcha's provider, if there is one. */
  readonly captchaOrigin?: string | undefined;
  /** Address of the live-table provider's socket. */
  readonly liveFeedUrl?: string | undefined;
  /** Whether the gallery of parts offers all brands, on a machine of our own only: brands do not disclose each other. */
  readonly showsAllBrands?: boolean;
  /** Size limit of the page cache; 0 disables it. */
  readonly maxCacheBytes?: number;
}

/** Registers the pages, and what to do after the server has closed. */
export interface SitePages {
  readonly register: NonNullable<ServerDeps['pages']>;
  close(): Promise<void>;
}

/** The template of addresses without a page. */
const MISSING = '/404';

/** Paths that the server handles itself while Vite serves everything else. */
const ownPaths =
  /^\/(_api|_callback|_support|_report|pictures|brands|__ui\/brands|healthz|readyz|robots\.txt|sitemap\.xml)([/.?]|$)/;

/** The built site. */
export async function openBuiltPages(deps: SitePagesDeps): Promise<SitePages> {
  const { loadSite } = await import('@baize/web');
  const site = await loadSite();
  const { assets, canonicalAddress } = site;
  return {
    async register(app, parts) {
      const { pictureData } = parts;
      const renderer: PageRenderer = {
        renderPage: (request) => site.renderPage({ ...request, assets, pictureData }),
        canonicalAddress,
        styles: [assets.style, assets.accountStyle],
        scripts: [site.inlineScript],
      };
      await registerStaticFiles(app, site.clientFolder);
      registerBrandFiles(app, deps.brands, readFile);
      if (deps.showsAllBrands) registerGalleryFiles(app, deps.brands);
      const { cache } = registerPages(app, { ...deps, ...parts, renderer });
      purgeOnChange(cache, caches.pages, parts);
      const isServed = (address: string) => canonicalAddress(address) !== MISSING;
      registerCrawlerFiles(app, { ...parts, isServed });
    },
    close: () => Promise.resolve(),
  };
}

/** The site from its sources, with hot reload and without caches. */
export async function openDevPages(deps: SitePagesDeps): Promise<SitePages> {
  const { openDevSite } = await import('@baize/web/dev');
  return {
    async register(app, parts) {
      const site = await openDevSite(app.server);
      // Must happen first, since closing waits for the sockets of all open pages.
      app.addHook('preClose', () => site.close());
      app.addHook('onRequest', async (request, reply) => {
        if (ownPaths.test(request.url)) return;
        const isPassedOn = await new Promise<boolean>((resolve, reject) => {
          reply.raw.once('close', () => resolve(false));
          site.middlewares(request.raw, reply.raw, (error: unknown) =>
            error === undefined
              ? resolve(true)
              : reject(error instanceof Error ? error : new Error('the build tool failed', { cause: error })),
          );
        });
        // Vite has replied with a script, a style or another file.
        if (!isPassedOn) reply.hijack();
      });
      registerBrandFiles(app, deps.brands, readFile);
      if (deps.showsAllBrands) registerGalleryFiles(app, deps.brands);
      const renderer = { renderPage: site.renderPage, styles: [] };
      registerPages(app, { ...deps, ...parts, renderer });
      // The table of routes is part of the sources, so addresses are not checked.
      registerCrawlerFiles(app, { ...parts, isServed: () => true });
    },
    close: () => Promise.resolve(),
  };
}
