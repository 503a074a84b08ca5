import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { callAsPlayer } from '../limits/break-steps.ts';
import { phone, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

it('a live slot, the binary option, the poker room and a book say that a limit leaves nothing, before the first bet', async () => {
  const t = textsOf(phone);
  const page = await newPage(phone);
  await signInNewPlayer(page);
  await openHydrated(page, '/account-limitation');
  await callAsPlayer(page, 'POST', '/account/limits', { kind: 'bet', period: 'daily', limit: '0' });
  const texts = { kind: 'bet', period: 'daily', limit: '₺0,00' };
  const stop = page.getByRole('heading', { level: 1, name: t('limits_stop_zero_title', texts) });
  const line = page.getByText(t('limits_line_zero', texts));
  for (const [address, notice] of [
    ['/play-live-slot', stop],
    ['/PlayPoker', stop],
    ['/play-live-binary', stop],
    ['/Sport', line],
  ] as const) {
    await openHydrated(page, address);
    await notice.waitFor();
    expect(await page.locator('.game-frame iframe').count(), address).toBe(0);
    await expectAccessible(page);
    expect(await overflowOf(page), address).toBe(0);
  }
  // Nor does the header of wide screens call for a deposit.
  await page.setViewportSize({ width: 1440, height: 900 });
  const deposit = page.locator('.site-header').getByRole('link', { name: t('site_deposit'), exact: true });
  const ground = () => deposit.evaluate((link) => getComputedStyle(link).backgroundColor);
  await line.waitFor();
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  await openHydrated(page, '/');
  await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/play-live-binary');
  await stop.waitFor();
  for (const name of ['binary_play', 'binary_transfer'] as const)
    expect(await page.getByRole('button', { name: t(name), exact: true }).count(), name).toBe(0);
  // The demo needs no limit.
  await page.getByRole('button', { name: t('limits_stop_demo'), exact: true }).click();
  await page.locator('.game-frame iframe').waitFor();
  expect(await stop.count()).toBe(0);
});
