import { glob, readFile } from 'node:fs/promises';

import { builtFolder } from '@baize/web';
import { expect, it } from 'vitest';

/** All modules that the built server half imports by name. */
async function namedModules(): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const file of glob(`${await builtFolder()}/server/**/*.js`)) {
    const text = await readFile(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:^import [^"]*|\bimport\(|\brequire\()"([^."][^"]*)"/gm))
      names.add(name);
  }
  return names;
}

// Imported by name, React would use its development code unless NODE_ENV is set.
it('renders with the bundled React, whatever the environment', async () => {
  const names = await namedModules();
  expect(names).toContain('node:module');
  expect([...names].filter((name) => /^(?:react|scheduler|@tanstack)/.test(name))).toEqual([]);
});
