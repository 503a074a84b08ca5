import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PageAssets, PageRequest, RenderedPage } from './entry-server.tsx';

export type { PageAssets, PageRequest, RenderedPage };

/** The built site as the server uses it. */
export interface SiteHandler {
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** The one form of an address that names its page, for the cache and for search engines. */
  canonicalAddress(address: string): string;
  readonly assets: PageAssets;
  /** Folder of the files that browsers fetch below `/assets/`. */
  readonly clientFolder: string;
}

interface ManifestEntry {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

const CLIENT_ENTRY = 'src/entry-client.tsx';

/** The file of a manifest entry and of everything that it imports at once. */
function moduleFiles(manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const entry = manifest[key];
  if (!entry) return [];
  const imported = (entry.imports ?? []).flatMap((name) => moduleFiles(manifest, name, seen));
  return [`/${entry.file}`, ...imported];
}

async function readAssets(clientFolder: string): Promise<PageAssets> {
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error('the site is not built: its manifest names no entry');
  const files = Object.values(manifest).map(({ file }) => file);
  const styleFile = files.find((file) => file.endsWith('.css'));
  const style = styleFile ? await readFile(join(clientFolder, styleFile), 'utf8') : '';
  const own = moduleFiles(manifest, CLIENT_ENTRY).slice(1);
  const messages = (language: string) => {
    const key = Object.keys(manifest).find((name) => name.endsWith(`messages/src/site/${language}-lobby.ts`));
    return key ? moduleFiles(manifest, key) : [];
  };
  return {
    script: `/${entry.file}`,
    style,
    modules: { tr: [...new Set([...own, ...messages('tr')])], en: [...new Set([...own, ...messages('en')])] },
    fonts: [...style.matchAll(/url\((\/assets\/onest[^)]*\.woff2)\)/g)].flatMap(([, url]) =>
      url ? [url] : [],
    ),
  };
}

/** Loads the site as it was built into `apps/web/dist`. */
export async function loadSite(): Promise<SiteHandler> {
  const dist = join(import.meta.dirname, '../dist');
  const clientFolder = join(dist, 'client');
  const [built, assets] = await Promise.all([
    // Built code has no types of its own; they are those of its source.
    import(join(dist, 'server/entry-server.js')) as Promise<typeof import('./entry-server.tsx')>,
    readAssets(clientFolder),
  ]);
  return {
    renderPage: built.renderPage,
    canonicalAddress: built.canonicalAddress,
    assets,
    clientFolder,
  };
}
