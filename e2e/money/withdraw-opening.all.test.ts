import { expect, it } from 'vitest';

import { signInNewPlayer } from '../accounts.ts';
import { desktop } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { answerWithdrawals } from './payment-replies.ts';

const { newPage } = shareBrowser();

it('opens a method in 500 ms, and at once if motion is reduced', async () => {
  const page = await newPage(desktop);
  await signInNewPlayer(page);
  await answerWithdrawals(page);
  await openHydrated(page, '/withdraw');
  await page.locator('.withdrawable').waitFor();
  const card = page.locator('.method-card').nth(1);
  /** How long the opening takes, in milliseconds, and how much of it is shown after two frames. */
  const open = () =>
    card.evaluate(async (details: HTMLDetailsElement) => {
      details.querySelector('summary')?.click();
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      const { height, transitionDuration } = getComputedStyle(details, '::details-content');
      const durations = transitionDuration.split(',').map((seconds) => parseFloat(seconds) * 1_000);
      return { isOpen: details.open, longest: Math.max(...durations), height: parseFloat(height) };
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moving = await open();
  expect(moving).toMatchObject({ isOpen: true, longest: 500 });
  await card.locator('form').waitFor();
  const whole = await card.locator('.accordion-content').evaluate((content) => content.clientHeight);
  expect(moving.height).toBeLessThan(whole / 2);
  const shown = () =>
    card.evaluate((details) => parseFloat(getComputedStyle(details, '::details-content').height));
  await expect.poll(shown).toBeGreaterThan(whole - 2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card.locator('summary').click();
  await expect.poll(() => card.getAttribute('open')).toBeNull();
  const still = await open();
  expect(still.isOpen).toBe(true);
  expect(still.longest).toBeLessThan(1);
  await expect.poll(shown, { interval: 10, timeout: 300 }).toBeGreaterThan(whole - 2);
});
