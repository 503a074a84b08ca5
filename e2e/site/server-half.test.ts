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

// BrandId for by its name, React answers with its development code unless the environment says otherwise.
it('renders with the bundled React, whatever the environment', async () => {
  const names = await namedModules();
  expect(names).toContain('node:module');
  expect([...names].filter((name) => /^(?:react|scheduler|@tanstack)/.test(name))).toEqual([]);
});
