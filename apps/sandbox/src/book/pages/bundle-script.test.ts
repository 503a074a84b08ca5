import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { bundleScript } from './bundle-script.ts';

it.each(['book/client/book-page.ts', 'book/client/bets/start-history.ts'])(
  'makes one script of all that %s runs',
  async (entry) => {
    const { path, text } = await bundleScript(entry);
    expect(path).toMatch(/^\/book\/script\/[0-9a-f]{16}\.js$/);
    expect(text).not.toMatch(/\b(?:import|export)\b[\s{*]/);
    expect(() => runInNewContext(`(function () {\n${text}\n})`)).not.toThrow();
  },
);

it('is made once', async () => {
  const entry = 'book/client/book-page.ts';
  expect(await bundleScript(entry)).toBe(await bundleScript(entry));
});
