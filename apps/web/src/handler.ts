import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { builtFolder } from './built-folder.ts';
import type { PageAssets, PageRequest, RenderedPage } from './document/page-request.ts';

export { builtFolder };
export type { PageAssets, PageRequest, RenderedPage };

/** The built site as the server uses it. */
export interface SiteHandler {
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** The canonical form of an address, for the cache and for search engines. */
  canonicalAddress(address: string): string;
  readonly assets: PageAssets;
  /** The only script that stands in the pages themselves. */
  readonly inlineScript: string;
  /** Folder of the files served below `/assets/`. */
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
const ROUTE_TABLE = 'src/routes/table.ts';

/** A manifest entry with all its static imports, itself first. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): readonly ManifestEntry[] {
  const entry = manifest[key];
  if (!entry || seen.has(key)) return [];
  seen.add(key);
  return [entry, ...(entry.imports ?? []).flatMap((name) => closure(manifest, name, seen))];
}

function moduleFiles(manifest: Manifest, key: string): readonly string[] {
  return closure(manifest, key).map(({ file }) => `/${file}`);
}

async function readStyles(clientFolder: string, files: Iterable<string>): Promise<string> {
  const texts = await Promise.all([...files].map((file) => readFile(join(clientFolder, file), 'utf8')));
  return texts.join('');
}

async function readAssets(clientFolder: string): Promise<PageAssets> {
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error('the site is not built: its manifest names no entry');
  const mainStyles = new Set(closure(manifest, CLIENT_ENTRY).flatMap(({ css }) => css ?? []));
  const lateStyles = new Set(
    Object.entries(manifest).flatMap(([key, { css }]) => (key.includes('gallery') ? [] : (css ?? []))),
  ).difference(mainStyles);
  const rareStyles = (key: string) =>
    new Set(closure(manifest, key).flatMap(({ css }) => css ?? [])).difference(mainStyles.union(lateStyles));
  const style = await readStyles(clientFolder, mainStyles);
  const own = moduleFiles(manifest, CLIENT_ENTRY).slice(1);
  const messages = (language: string) => {
    const key = Object.keys(manifest).find((name) => name.endsWith(`messages/src/site/${language}-lobby.ts`));
    return key ? moduleFiles(manifest, key) : [];
  };
  const known = new Set(moduleFiles(manifest, CLIENT_ENTRY));
  // The entry holds the home page; every other page loads through the route table.
  const table = moduleFiles(manifest, ROUTE_TABLE);
  const pageKeys = Object.keys(manifest).filter((key) => key.startsWith('src/areas/'));
  const sourceOf = (key: string) => key.slice('src/'.length);
  const pages = pageKeys.map((key) => {
    const files = new Set([...table, ...moduleFiles(manifest, key)]);
    return [sourceOf(key), [...files.difference(known)]];
  });
  const pageStyles = pageKeys.flatMap((key) => {
    const files = [...rareStyles(key)];
    return files.length > 0 ? [[sourceOf(key), files]] : [];
  });
  return {
    script: `/${entry.file}`,
    pages: Object.fromEntries(pages),
    pageStyles: Object.fromEntries(pageStyles),
    style,
    accountStyle: await readStyles(clientFolder, lateStyles),
    styleFiles: { main: [...mainStyles], late: [...lateStyles] },
    modules: { tr: [...new Set([...own, ...messages('tr')])], en: [...new Set([...own, ...messages('en')])] },
    fonts: [...style.matchAll(/url\((\/assets\/onest[^)]*\.woff2)\)/g)].flatMap(([, url]) =>
      url ? [url] : [],
    ),
  };
}

/** Loads the latest build of the site. */
export async function loadSite(): Promise<SiteHandler> {
  const folder = await builtFolder();
  const clientFolder = join(folder, 'client');
  const [built, assets] = await Promise.all([
    // The bundle has no types of its own; they are those of its source.
    import(join(folder, 'server/entry-server.js')) as Promise<typeof import('./entry-server.tsx')>,
    readAssets(clientFolder),
  ]);
  return {
    renderPage: built.renderPage,
    canonicalAddress: built.canonicalAddress,
    inlineScript: built.inlineScript,
    assets,
    clientFolder,
  };
}
