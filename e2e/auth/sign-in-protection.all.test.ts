import { collectErrors } from '@baize/testkit/browser';
import { newPerson, type Person } from '@baize/testkit/new-person';
import { brandUrl, runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';

import { expectAccessible, isFocused } from '../accessibility.ts';
import { balance, demo, openAccount } from '../accounts.ts';
import { field, fillCredentials, submit } from '../forms.ts';
import { inSample, journeyVariants, englishDesktop, type Variant, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();
afterEach(() => setCaptcha('pass'));

async function setCaptcha(mode: 'pass' | 'ask') {
  const answer = await fetch(`${runningSite().sandboxUrl}/captcha/${mode}`, { method: 'POST' });
  expect(answer.ok).toBe(true);
}

async function openPage(variant: Variant, address: string): Promise<Page> {
  const page = await newPage(variant);
  await openHydrated(page, address);
  return page;
}

const token = (page: Page) => page.locator('input[name=cf-turnstile-response]').inputValue();

/** Opens an account at a brand with a captcha, with a token like the widget's. */
async function register(slug: string): Promise<Person> {
  const { hostname } = new URL(brandUrl(slug));
  const query = new URLSearchParams({ sitekey: 'any', action: 'register', hostname });
  const issued = await fetch(`${runningSite().sandboxUrl}/turnstile/v0/token?${query}`, { method: 'POST' });
  const { token: turnstileToken } = (await issued.json()) as { token: string };
  return openAccount(newPerson(), { slug, extra: { turnstileToken } });
}

describe('the captcha', () => {
  it.each(inSample(journeyVariants, 1))(
    'is in the forms of a brand that requires it, on a $screen in $language',
    async (variant) => {
      const url = brandUrl('mercan');
      const page = await openPage(variant, `${url}/login`);
      const complaints = collectErrors(page);
      const person = await register('mercan');
      await expect.poll(() => token(page)).toMatch(/^stand-in\./);
      const first = await token(page);
      await expectAccessible(page);

      await fillCredentials(page, { username: person.username, password: 'Yanlis123' });
      await submit(page);
      await page.getByText(textsOf(variant)('wrong_credentials')).first().waitFor();
      await expect.poll(() => token(page)).not.toBe(first);
      await expect.poll(() => token(page)).toMatch(/^stand-in\./);

      await fillCredentials(page, person);
      await submit(page);
      await balance(page).waitFor();
      expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
    },
  );

  it('stops a visitor who does not click it if it requires a click', async () => {
    const variant = englishDesktop;
    await setCaptcha('ask');
    const page = await openPage(variant, `${brandUrl('mercan')}/login`);
    const press = page.frameLocator('iframe').getByRole('button');
    await press.waitFor();
    await fillCredentials(page, { username: newPerson().username, password: 'Yanlis123' });
    await submit(page);
    await page.getByText(textsOf(variant)('captcha_required')).first().waitFor();
    await press.click();
    await expect.poll(() => token(page)).toMatch(/^stand-in\./);
    await submit(page);
    await page.getByText(textsOf(variant)('wrong_credentials')).first().waitFor();
  });

  it('is not in the content policy of a brand without it', async () => {
    const page = await openPage(englishDesktop, '/');
    const policy = async (url: string) => (await page.goto(url))?.headers()['content-security-policy'] ?? '';
    const { siteUrl, sandboxUrl } = runningSite();
    expect(await policy(brandUrl('mercan'))).toMatch(
      new RegExp(`script-src 'self' 'sha256-[^']+' ${sandboxUrl.replaceAll('.', String.raw`\.`)};`),
    );
    expect(await policy(siteUrl)).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });
});

/** Replies to the sign-in with a required second step until `isPassed` accepts its body. */
async function requireSecondStep(
  page: Page,
  variant: Variant,
  step: { code: 768 | 770; error: string; id?: string },
  isPassed: (body: Record<string, string>) => boolean,
) {
  const bodies: Record<string, string>[] = [];
  await page.route('**/_api/login', async (route) => {
    const body = route.request().postDataJSON() as Record<string, string>;
    bodies.push(body);
    if (isPassed(body)) return route.continue({ postData: JSON.stringify(demo) });
    const message = textsOf(variant)(step.error);
    const data = { message, code: step.code, ...(step.id && { id: step.id }) };
    return route.fulfill({
      status: 422,
      json: { success: false, message, data, error: step.error, request_id: 'x' },
    });
  });
  return bodies;
}

/** Typing moves to the next box, backspace to the previous one. */
async function typeAndGoBack(page: Page, values: () => Promise<string>) {
  await page.keyboard.type('12345');
  await expect.poll(values).toBe('1-2-3-4-5-');
  await page.keyboard.press('Backspace');
  await expect.poll(values).toBe('1-2-3-4--');
  await page.keyboard.type('9');
  await expect.poll(values).toBe('1-2-3-4-9-');
}

describe.each(inSample(journeyVariants, 0))('the second step on a $screen in $language', (variant) => {
  const t = textsOf(variant);

  it('accepts the code of the authenticator app', async () => {
    const page = await openPage(variant, '/login');
    const step = { code: 768, error: 'authenticator_code_required' } as const;
    const bodies = await requireSecondStep(page, variant, step, ({ code }) => code === '123456');
    await fillCredentials(page, demo);
    await submit(page);
    const code = page.getByLabel(t('auth_code'), { exact: true });
    await code.waitFor();
    await page.getByText(t('authenticator_code_required')).first().waitFor();
    expect(await field(page, 'username').count()).toBe(0);
    await expect.poll(() => isFocused(code)).toBe(true);
    await expectAccessible(page);
    await submit(page);
    await page.getByText(t('fill_all_fields')).first().waitFor();
    await code.fill('123456');
    await code.press('Enter');
    await balance(page).waitFor();
    expect(bodies).toHaveLength(2);
  });

  it('accepts the code of an SMS in six boxes, and sends a new one after a minute', async () => {
    const page = await openPage(variant, '/login');
    await page.clock.install();
    const step = { code: 770, error: 'sms_code_required', id: '4711' } as const;
    const bodies = await requireSecondStep(page, variant, step, (body) => body['sms_code'] === '482913');
    await fillCredentials(page, demo);
    await submit(page);
    const dialog = page.getByRole('dialog', { name: t('auth_sms_title') });
    await dialog.waitFor();
    await page.getByText(t('sms_code_required')).first().waitFor();
    const box = (place: number) => dialog.getByLabel(t('auth_sms_digit', { place }), { exact: true });
    const values = () =>
      dialog
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join('-'));
    expect(await box(1).getAttribute('autocomplete')).toBe('one-time-code');
    await expectAccessible(page);

    await box(1).focus();
    await typeAndGoBack(page, values);

    expect(await dialog.getByRole('button', { name: t('auth_sms_again') }).count()).toBe(0);
    await page.clock.runFor(61_000);
    await dialog.getByRole('button', { name: t('auth_sms_again') }).click();
    await expect.poll(values).toBe('-----');
    await expect.poll(() => bodies.length).toBe(2);
    expect(bodies[1]).toEqual(demo);
    const again = dialog.getByRole('button', { name: t('auth_sms_again') });
    await expect.poll(() => again.count()).toBe(0);

    await box(3).evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text', '482 913');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect.poll(values).toBe('4-8-2-9-1-3');
    await dialog.getByRole('button', { name: t('auth_sms_confirm') }).click();
    await balance(page).waitFor();
    expect(bodies.at(-1)).toMatchObject({ sms_code: '482913', id: '4711', username: 'demo' });
  });
});
