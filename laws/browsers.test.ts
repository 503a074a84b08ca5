import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { sandboxUses } from '../tools/browsers/allowed-uses.ts';
import { findUnsupported } from '../tools/browsers/check-client.ts';
import { sandboxFiles } from '../tools/browsers/client-files.ts';
import { readServedBrowsers } from '../tools/browsers/served-browsers.ts';

/** The build checks the site; the sandbox's pages are served without one. */
it('pages of the sandbox use nothing that a listed browser lacks', () => {
  const files = sandboxFiles();
  expect(files.length).toBeGreaterThan(200);
  expect(findUnsupported(files, sandboxUses)).toEqual([]);
});

it('the decision states the list of package.json', () => {
  const decision = readFileSync(new URL('../docs/decisions/072-browsers.md', import.meta.url), 'utf8');
  const served = readServedBrowsers();
  for (const name of ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsunginternet_android'] as const)
    expect(decision).toContain(served.get(name));
});
