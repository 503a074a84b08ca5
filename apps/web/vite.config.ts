import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import compile from 'icu-minify/compile';
import { defineConfig, type Plugin } from 'vite';

/** What esbuild and Lightning CSS call the browsers of the list in package.json; the others have the engine of one of these. */
const targetNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  opera: 'opera',
  safari: 'safari',
};

/** The oldest browsers that the site is served to, by the list in package.json. */
function servedBrowsers(): (readonly [name: string, version: string])[] {
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { browserslist } = JSON.parse(manifest) as { browserslist: readonly string[] };
  return browserslist.map((query) => {
    const [name = '', , version = ''] = query.split(' ');
    return [name, version];
  });
}

const served = servedBrowsers();

const contractNumbers = '../../packages/contract/src/status-numbers.ts';
const messageFile = /packages\/messages\/src\/(?:tr|en)\/[\w-]+\.json$/;

/** Code that few pages use, kept out of the chunk of shared parts. */
const isSparse = new RegExp(
  [
    'areas/(?:auth|limits|money|account|sports)/',
    'frame/(?:account-|legal-line|care-links|side-menu|wallet-card|money-buttons|sign-out-button|today-card|review-line|balance-pill|use-balance-refresh|use-phone-prompt)',
    'areas/catalogue/(?!winner-list)',
    'areas/play/(?:poker/|binary/|live-slot/|wallet-bar/|game-page/|recent-games|game-sheet|game-film|lobby-of)',
    'areas/site/(?:late/|stories/|popup/|promotion-card|last-games)',
    'shell/(?:account-menu|player-actions|snow|support-panel|support-message)',
    'src/routes/',
    'addresses/(?:lobby-|studio-)',
    'contract/src/lobby-addresses',
    'virtua',
    'infiniteQueryBehavior',
    'packages/messages',
    'packages/ui/src/(?:tiles/(?:live-facts|tile-film)|saves-data|gallery|data)',
    'packages/ui/src/controls/(?:field|select|checkbox|tabs|pagination|page-window|labelled)',
    'packages/ui/src/surfaces/dialog',
    'embla',
    'react-turnstile',
  ].join('|'),
);

/** Compiles the message catalogues at build time, so that the browser loads no parser. */
function compiledMessages(): Plugin {
  return {
    name: 'baize:compiled-messages',
    enforce: 'pre',
    async load(id) {
      if (!messageFile.test(id)) return null;
      const sources = JSON.parse(await readFile(id, 'utf8')) as Record<string, string>;
      const compiled = Object.entries(sources).map(([key, source]) => [key, compile(source)]);
      return JSON.stringify(Object.fromEntries(compiled));
    },
  };
}

const thin = join(import.meta.dirname, 'src/thin');
const libraryFolder = dirname(
  createRequire(createRequire(import.meta.url).resolve('@tanstack/react-query')).resolve(
    '@tanstack/query-core',
  ),
).replace(/legacy$/, 'modern');
const infiniteFetch = '\0baize:infinite-fetch';

/** Leaves out unused parts of libraries that every page loads. */
function thinLibraries(): Plugin {
  return {
    name: 'baize:thin-libraries',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer = '') {
      const [, part] = /query-core.*\/(\w+)\.js$/.exec(importer) ?? [];
      if (source === './mutationCache.js' && part === 'queryClient') return join(thin, 'no-mutations.ts');
      if (source !== './infiniteQueryBehavior.js') return null;
      return part === 'infiniteQueryObserver' ? infiniteFetch : join(thin, 'late-infinite-fetch.ts');
    },
    load(id) {
      if (id !== infiniteFetch) return null;
      const own = JSON.stringify(join(thin, 'late-infinite-fetch.ts'));
      const real = JSON.stringify(`${libraryFolder}/infiniteQueryBehavior.js`);
      return [
        `import { infiniteQueryBehavior } from ${real};`,
        `import { provideInfiniteFetch } from ${own};`,
        'provideInfiniteFetch(infiniteQueryBehavior);',
        `export * from ${real};`,
      ].join('\n');
    },
    generateBundle(_, files) {
      const chunks = Object.values(files).filter((file) => file.type === 'chunk');
      const holding = (name: string) =>
        chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${name}.js`)));
      const hint = 'see docs/decisions/008-thin-client.md';
      if (holding('useMutation').length > 0) this.error(`mutations are left out of the site: ${hint}`);
      if (holding('infiniteQueryBehavior').some(({ isEntry }) => isEntry))
        this.error(`infinite queries are not for the first load: ${hint}`);
    },
  };
}

const flagsFolder = join(
  dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
  '3x2',
);
const flagAddress = '/assets/flags/';

/** Serves each country's flag as a file of its own: a page needs one or two of the 265. */
function countryFlags(): Plugin {
  const files = readdirSync(flagsFolder).filter((file) => /^[A-Z]{2}\.svg$/.test(file));
  return {
    name: 'baize:country-flags',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const file of files) {
        const fileName = `${flagAddress.slice(1)}${file.toLowerCase()}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(flagsFolder, file)) });
      }
    },
    configureServer(server) {
      server.middlewares.use(flagAddress, (request, response, next) => {
        const file = files.find((name) => request.url === `/${name.toLowerCase()}`);
        if (!file) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(readFileSync(join(flagsFolder, file)));
      });
    },
  };
}

/**
 * Bundles the production builds of libraries into the server. Resolved at run time, React would be its development
 * build, which is four times as slow, unless NODE_ENV says otherwise.
 */
function serverLibraries(): Plugin {
  const built = { keepProcessEnv: false, resolve: { noExternal: true as const } };
  const developing = { resolve: { external: ['react', 'react-dom', 'react-dom/server'] } };
  return {
    name: 'baize:server-libraries',
    config: (_, { command }) => ({ environments: { ssr: command === 'build' ? built : developing } }),
  };
}

/** Texts that survive a browser which translates the page: see `packages/ui/src/jsx-runtime.ts`. */
const jsx = () => react({ jsxImportSource: '@baize/ui' });

export default defineConfig({
  root: import.meta.dirname,
  plugins: [compiledMessages(), thinLibraries(), countryFlags(), serverLibraries(), jsx(), tailwindcss()],
  resolve: {
    // The site imports only types and numbers of the contract; a schema in the browser is a build error.
    alias: [{ find: /^@baize\/contract$/, replacement: join(import.meta.dirname, contractNumbers) }],
  },
  define: { SERVED_BROWSERS: JSON.stringify(Object.fromEntries(served)) },
  json: { stringify: true, namedExports: false },
  builder: {},
  build: {
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    target: served.flatMap(([name, version]) =>
      targetNames[name] === undefined ? [] : [`${targetNames[name]}${version}`],
    ),
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        rolldownOptions: {
          input: '/src/entry-client.tsx',
          output: {
            // Few files load faster than many: one for what every page runs, beside React, one for what several pages
            // share, one for the form libraries.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/,
                  priority: 4,
                },
                { name: 'forms', test: /react-hook-form|valibot|hookform/, priority: 3 },
                {
                  name: 'controls',
                  test: /packages\/ui\/src\/(?:controls\/(?:field|select|checkbox|labelled)|surfaces\/dialog)/,
                  priority: 1,
                },
                {
                  name: 'entry-forms',
                  test: /areas\/auth\/(?:field-schemas|form-problems|national-number|password-|recovery-|username-field|use-schema-form|use-countdown|code-boxes|boxes-after)/,
                  priority: 1,
                },
                {
                  name: 'sign-in',
                  test: /areas\/auth\/(?:login-|auth-frame|use-captcha|age-note)/,
                  priority: 1,
                },
                { name: 'site', tags: ['$initial'], priority: 2 },
                {
                  name: 'lobby',
                  test: /(?:contract\/src|addresses|areas\/catalogue)\/lobby-(?:address|addresses|request|config|data)\./,
                  priority: 1,
                },
                { name: 'parts', minShareCount: 2, test: (id: string) => !isSparse.test(id) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: '/src/entry-server.tsx' },
      },
      resolve: { noExternal: [/^@baize\//] },
    },
  },
});
