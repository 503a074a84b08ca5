import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { rolldown } from 'rolldown';

const SOURCES = new URL('../../', import.meta.url);

export interface BundledScript {
  /** Its address, which changes with its content. */
  readonly path: string;
  readonly text: string;
}

const bundled = new Map<string, Promise<BundledScript>>();

/**
 * A script and all that it imports as one, since a phone needs a round trip for every few files. Made once in a process.
 *
 * @param entry below this app's sources, such as `book/client/book-page.ts`
 * @throws Error for a script that cannot be read
 */
export function bundleScript(entry: string): Promise<BundledScript> {
  const script = bundled.get(entry) ?? makeBundle(entry);
  bundled.set(entry, script);
  return script;
}

async function makeBundle(entry: string): Promise<BundledScript> {
  await using bundle = await rolldown({
    input: fileURLToPath(new URL(entry, SOURCES)),
    platform: 'browser',
    treeshake: { moduleSideEffects: true },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false });
  const text = output[0].code;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { path: `/book/script/${hash}.js`, text };
}
