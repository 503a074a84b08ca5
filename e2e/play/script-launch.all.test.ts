import { collectErrors } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import { expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { inSample, screenVariants } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { replyToLaunch } from './launch-replies.ts';

/** The demo's game that opens by script. */
const CARD = 140404;
const { newPage } = shareBrowser();

it.each(inSample(screenVariants, 1))(
  'a game that opens by script is played, on a $screen in $language',
  async (variant) => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    await openHydrated(page, `/play/demo/${CARD}`);
    const game = page.frameLocator('.game-frame iframe');
    const play = game.locator('#go');
    await expect.poll(() => play.getAttribute('aria-disabled')).toBe('false');
    const before = await game.locator('#credit').innerText();
    await play.click();
    await expect.poll(() => game.locator('#credit').innerText()).not.toBe(before);
    const sandbox = await page.locator('.game-frame iframe').getAttribute('sandbox');
    expect(sandbox).toBe('allow-scripts allow-forms allow-popups');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  },
);

/** Tries everything that a script could take from the site, and writes what it got. */
const canary = `<p id="out">nothing yet</p><script>
  const found = [];
  const attempt = (name, act) => { try { if (act()) found.push(name); } catch {} };
  attempt('local storage', () => localStorage !== null);
  attempt('session storage', () => sessionStorage !== null);
  attempt('cookies', () => document.cookie !== undefined);
  attempt('the page', () => parent.document.title !== '');
  attempt('variables of the page', () => parent.navigator !== undefined);
  attempt('an origin', () => origin !== 'null');
  attempt('the window', () => { top.location.href = '/robots.txt'; return false; });
  attempt('dialogs', () => { alert('x'); return false; });
  document.getElementById('out').textContent = 'found: ' + (found.join(', ') || 'nothing');
  parent.postMessage({ type: 'baize:ready' }, '*');
</script>`;

it('a script reaches nothing of the site', async () => {
  const page = await newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const script_host = `${runningSite().sandboxUrl}/script-host`;
  await replyToLaunch(page, { type: 'script', url: canary, script_host, reports_ready: 1 });
  await openHydrated(page, '/play/demo/172101');
  const out = page.frameLocator('.game-frame iframe').locator('#out');
  await expect.poll(() => out.innerText()).toBe('found: nothing');
  await expect.poll(() => page.locator('.game-frame').getAttribute('aria-busy')).toBe('false');
  expect(pathOf(page)).toBe('/play/demo/172101');
  expect(dialogs).toEqual([]);
});

it('the host of scripts has nothing to run for a page of its own', async () => {
  const page = await newPage();
  await page.goto(`${runningSite().sandboxUrl}/script-host`);
  expect(await page.locator('body').innerText()).toBe('');
});
