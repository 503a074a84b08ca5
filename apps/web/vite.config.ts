import { readFile } from 'node:fs/promises';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import compile from 'icu-minify/compile';
import { defineConfig, type Plugin } from 'vite';

const messageFile = /packages\/messages\/src\/(?:tr|en)\/\w+\.json$/;

/** Compiles the message catalogues when the site is built, so that no parser travels to the browser. */
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [compiledMessages(), react(), tailwindcss()],
  json: { stringify: true, namedExports: false },
  builder: {},
  build: { emptyOutDir: true, manifest: true, assetsInlineLimit: 0, cssCodeSplit: false, reportCompressedSize: false },
  environments: {
    client: {
      build: { outDir: 'dist/client', rolldownOptions: { input: '/src/entry-client.tsx' } },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: '/src/entry-server.tsx' },
      },
      resolve: { external: ['react', 'react-dom', 'react-dom/server'], noExternal: [/^@baize\//] },
    },
  },
});
