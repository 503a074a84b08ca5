import { runningSite } from '@baize/testkit/running-site';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

import type { signInNewPlayer } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { pathOf } from '../visit.ts';

export const ROVPAY = '/Deposit/RovPay/';
export const ENVOY = '/Deposit/envoy/';

type Mood = 'fine' | 'slow' | 'unavailable';

/** How the sandbox of a provider answers from now on. */
export async function setMood(provider: 'rovpay' | 'envoy', mood: Mood): Promise<void> {
  const answer = await fetch(`${runningSite().sandboxUrl}/${provider}/mood/${mood}`, { method: 'POST' });
  expect(answer.status).toBe(200);
}

export async function calmProviders(): Promise<void> {
  await Promise.all([setMood('rovpay', 'fine'), setMood('envoy', 'fine')]);
}

/** Signs in again after the session has ended, and is back on the page. */
export async function signInAgain(
  page: Page,
  person: Awaited<ReturnType<typeof signInNewPlayer>>,
  address: string,
): Promise<void> {
  await page.waitForURL(/\/login/);
  await fillCredentials(page, person);
  await submit(page);
  await expect.poll(() => pathOf(page)).toBe(address);
}

export const qr = (page: Page): Locator => page.locator('svg.qr-code');
