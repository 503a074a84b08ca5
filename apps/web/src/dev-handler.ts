import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';

import type { PageAssets, PageRequest, RenderedPage } from './document/page-request.ts';

/** The site in development: rendered from its sources, with hot reload. */
export interface DevSite {
  readonly middlewares: ViteDevServer['middlewares'];
  renderPage(request: Omit<PageRequest, 'assets'>): Promise<RenderedPage>;
  close(): Promise<void>;
}

const assets: PageAssets = {
  script: '/src/entry-client.tsx',
  style: '',
  accountStyle: '',
  styleFiles: { main: [], late: [] },
  modules: { tr: [], en: [] },
  pages: {},
  pageStyles: {},
  fonts: [],
};

/**
 * @param server the one that serves the pages; hot reload uses its port too, so that an open page that reconnects after
 * a restart finds the site as well
 */
export async function openDevSite(server: Server): Promise<DevSite> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  return {
    middlewares: vite.middlewares,
    async renderPage(request) {
      const ssr = vite.environments.ssr;
      if (!('runner' in ssr)) throw new Error('the build tool has no runner for the server half');
      const { runner } = ssr as typeof ssr & { runner: { import(id: string): Promise<unknown> } };
      const source = (await runner.import('/src/entry-server.tsx')) as typeof import('./entry-server.tsx');
      const page = await source.renderPage({ ...request, assets });
      if ('location' in page) return page;
      return { ...page, html: await vite.transformIndexHtml(request.address, page.html) };
    },
    close: () => vite.close(),
  };
}
