import { brandUrl, runningSite } from '@baize/testkit/running-site';

import { openSecondSteps, type SecondSteps } from '@baize/testkit/second-step';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { balance, demo } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { inSample, journeyVariants, englishDesktop, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { alertText, openPopup } from './sign-in-popup.ts';

const { newPage } = shareBrowser();

let secondSteps: SecondSteps;
beforeAll(() => {
  secondSteps = openSecondSteps();
});
afterAll(() => secondSteps.close());

describe.each(inSample(journeyVariants, 1))('a refused sign-in, on a $screen in $language', (variant) => {
  it('shows the message of a rate limit, and nothing for an empty message', async () => {
    const page = await newPage(variant);
    const bodies: { username: string }[] = [];
    let answer = { status: 429, data: { message: 'Wait a little.' } as object };
    await page.route('**/_api/login', (route) => {
      bodies.push(route.request().postDataJSON());
      const json = {
        success: false,
        message: 'Wait a little.',
        data: answer.data,
        error: 'x',
        request_id: 'x',
      };
      return route.fulfill({ status: answer.status, json });
    });
    await openPopup(page, variant);
    await fillCredentials(page, { username: ' DEMO-IİIı ', password: 'x' });
    await submit(page);
    await expect.poll(() => alertText(page)).toContain('Wait a little.');
    expect(await page.locator('.alert-box').getAttribute('data-tone')).toBe('error');
    answer = { status: 422, data: { message: 'Silent.', code: 562 } };
    await submit(page);
    await expect.poll(() => bodies.length).toBe(2);
    await expect.poll(() => page.locator('dialog button[aria-busy]').count()).toBe(0);
    expect(await page.getByText('Silent.').count()).toBe(0);
    expect(bodies[0]?.username).toBe('demo-ii̇iı');
  });
});

describe('a deep link', () => {
  it.each(['https://elsewhere.example/', '//elsewhere.example', String.raw`/\elsewhere.example`, '/login'])(
    'never leads off the site or back to sign-in: %s',
    async (address) => {
      const page = await newPage(englishDesktop);
      await openHydrated(page, '/login');
      await page.evaluate((kept) => sessionStorage.setItem('baize.wayBack', kept), address);
      await fillCredentials(page, demo);
      await submit(page);
      await balance(page).waitFor();
      await expect.poll(() => page.url()).toBe(`${runningSite().siteUrl}/`);
    },
  );
});

it('links to the external sign-in of a brand', async () => {
  const url = brandUrl('lumen');
  const page = await newPage(englishDesktop);
  await page.route('https://giris.lumen.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
  for (const address of ['/login', '/Register', '/forget-password', '/gameHistory', '/casino?popup=login']) {
    await page.goto(url + address, { waitUntil: 'commit' });
    await page.waitForURL('https://giris.lumen.example/');
  }
  // Back returns to the page and stays there.
  await page.goBack();
  await openHydrated(page, page.url());
  expect(page.url()).toBe(`${url}/casino`);
  for (const role of ['button', 'link'] as const) {
    await openHydrated(page, url);
    const name = textsOf(englishDesktop)(role === 'button' ? 'site_log_in' : 'site_sign_up');
    await page.getByRole('banner').getByRole(role, { name, exact: true }).click();
    await page.waitForURL('https://giris.lumen.example/');
  }
});
