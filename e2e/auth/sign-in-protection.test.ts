import { AxeBuilder } from '@axe-core/playwright';
import { formatMessage } from '@baize/messages';
import { newVisitor, openBrowser, watchComplaints } from '@baize/testkit/browser';
import { newPerson, type Person } from '@baize/testkit/new-person';
import { brandUrl, runningSite } from '@baize/testkit/running-site';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const looks = [
  { screen: 'phone', language: 'tr' },
  { screen: 'desktop', language: 'en' },
] as const;
type Look = (typeof looks)[number];

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  await fetch(`${runningSite().sandboxUrl}/captcha/pass`, { method: 'POST' });
  await context.close();
});
afterAll(() => browser.close());

const texts = (language: Look['language']) => (key: string, values?: Record<string, string | number>) =>
  formatMessage(language, key, values);

async function openPage(look: Look, address: string): Promise<Page> {
  context = await newVisitor(browser, look);
  await context.addCookies(
    [new URL(brandUrl('mercan')).hostname, 'localhost'].map((domain) => ({
      name: 'lang',
      value: look.language,
      domain,
      path: '/',
    })),
  );
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function fillCredentials(page: Page, { language }: Look, username: string, password: string) {
  const t = texts(language);
  await page.getByLabel(t('auth_username'), { exact: true }).fill(username);
  await page.getByLabel(t('auth_password'), { exact: true }).fill(password);
}

const send = (page: Page, { language }: Look) =>
  page
    .getByRole('main')
    .getByRole('button', { name: texts(language)('auth_login_action') })
    .click();

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('iframe')
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const token = (page: Page) => page.locator('input[name=cf-turnstile-response]').inputValue();

/** Opens an account of the page's brand, with a token such as the widget of the form would give. */
async function register(page: Page): Promise<Person> {
  const person = newPerson();
  const { hostname } = new URL(page.url());
  const query = new URLSearchParams({ sitekey: 'any', action: 'register', hostname });
  const { sandboxUrl } = runningSite();
  const issued = await fetch(`${sandboxUrl}/turnstile/v0/token?${query}`, { method: 'POST' });
  const { token: turnstileToken } = (await issued.json()) as { token: string };
  const { personalId, birthDay, birthMonth, birthYear, ...account } = person;
  const body = {
    ...account,
    turnstileToken,
    password_confirmation: person.password,
    phone_code: 222,
    country_id: 222,
    personal_id: personalId,
    birth_day: birthDay,
    birth_month: birthMonth,
    birth_year: birthYear,
  };
  // From within the page, whose host name only the browser resolves.
  const status = await page.evaluate(async (sent) => {
    const siteId = /"siteId":(\d+)/.exec(document.documentElement.innerHTML)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'site-id': siteId };
    const answer = await fetch('/_api/account/register', {
      method: 'POST',
      headers,
      body: JSON.stringify(sent),
    });
    return answer.status;
  }, body);
  expect(status).toBe(200);
  return person;
}

describe('the captcha', () => {
  it.each(looks)('stands in the forms of a brand that asks, on a $screen in $language', async (look) => {
    const url = brandUrl('mercan');
    const page = await openPage(look, `${url}/login`);
    const complaints = watchComplaints(page);
    const person = await register(page);
    await expect.poll(() => token(page)).toMatch(/^stand-in\./);
    const first = await token(page);
    expect(await violations(page)).toEqual([]);

    await fillCredentials(page, look, person.username, 'Yanlis123');
    await send(page, look);
    await page.getByText(texts(look.language)('wrong_credentials')).first().waitFor();
    await expect.poll(() => token(page)).not.toBe(first);
    await expect.poll(() => token(page)).toMatch(/^stand-in\./);

    await fillCredentials(page, look, person.username, person.password);
    await send(page, look);
    await page.getByTestId('balance').first().waitFor();
    expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
  });

  it('lets nobody pass who does not press where it asks', async () => {
    const look = looks[1];
    await fetch(`${runningSite().sandboxUrl}/captcha/ask`, { method: 'POST' });
    const page = await openPage(look, `${brandUrl('mercan')}/login`);
    const press = page.frameLocator('iframe').getByRole('button');
    await press.waitFor();
    await fillCredentials(page, look, 'kimse', 'Yanlis123');
    await send(page, look);
    await page.getByText(texts('en')('captcha_required')).first().waitFor();
    await press.click();
    await expect.poll(() => token(page)).toMatch(/^stand-in\./);
    await send(page, look);
    await page.getByText(texts('en')('wrong_credentials')).first().waitFor();
  });

  it('is unknown to the policy of a brand without it', async () => {
    const page = await openPage(looks[1], '/');
    const policy = async (url: string) => (await page.goto(url))?.headers()['content-security-policy'] ?? '';
    const { siteUrl, sandboxUrl } = runningSite();
    expect(await policy(brandUrl('mercan'))).toContain(`script-src 'self' ${sandboxUrl};`);
    expect(await policy(siteUrl)).toContain("script-src 'self';");
  });
});

/** Answers the sign-in as the server does while it waits for a second step, until `isPassed` says yes. */
async function askForStep(
  page: Page,
  { language }: Look,
  step: { code: 768 | 770; error: string; id?: string },
  isPassed: (body: Record<string, string>) => boolean,
) {
  const bodies: Record<string, string>[] = [];
  await page.route('**/_api/login', async (route) => {
    const body = route.request().postDataJSON() as Record<string, string>;
    bodies.push(body);
    if (isPassed(body))
      return route.continue({ postData: JSON.stringify({ username: 'demo', password: 'Demo1234' }) });
    const message = texts(language)(step.error);
    const data = { message, code: step.code, ...(step.id && { id: step.id }) };
    return route.fulfill({
      status: 422,
      json: { success: false, message, data, error: step.error, request_id: 'x' },
    });
  });
  return bodies;
}

/** Typing moves on from box to box, backspace moves back. */
async function typeAndGoBack(page: Page, values: () => Promise<string>) {
  await page.keyboard.type('12345');
  expect(await values()).toBe('1-2-3-4-5-');
  await page.keyboard.press('Backspace');
  expect(await values()).toBe('1-2-3-4--');
  await page.keyboard.type('9');
  expect(await values()).toBe('1-2-3-4-9-');
}

describe.each(looks)('the second step on a $screen in $language', (look) => {
  const t = texts(look.language);

  it('takes the code of the authenticator app alone', async () => {
    const page = await openPage(look, '/login');
    const step = { code: 768, error: 'authenticator_code_required' } as const;
    const bodies = await askForStep(page, look, step, ({ code }) => code === '123456');
    await fillCredentials(page, look, 'demo', 'Demo1234');
    await send(page, look);
    const code = page.getByLabel(t('auth_code'), { exact: true });
    await code.waitFor();
    await page.getByText(t('authenticator_code_required')).first().waitFor();
    expect(await page.getByLabel(t('auth_username'), { exact: true }).count()).toBe(0);
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await send(page, look);
    await page.getByText(t('fill_all_fields')).first().waitFor();
    await code.fill('123456');
    await code.press('Enter');
    await page.getByTestId('balance').first().waitFor();
    expect(bodies).toHaveLength(2);
  });

  it('takes the code of an SMS in six boxes, and sends a new one after a minute', async () => {
    const page = await openPage(look, '/login');
    await page.clock.install();
    const step = { code: 770, error: 'sms_code_required', id: '4711' } as const;
    const bodies = await askForStep(page, look, step, (body) => body['sms_code'] === '482913');
    await fillCredentials(page, look, 'demo', 'Demo1234');
    await send(page, look);
    const dialog = page.getByRole('dialog', { name: t('auth_sms_title') });
    await dialog.waitFor();
    await page.getByText(t('sms_code_required')).first().waitFor();
    const box = (place: number) => dialog.getByLabel(t('auth_sms_digit', { place }), { exact: true });
    const values = () =>
      dialog
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join('-'));
    expect(await box(1).getAttribute('autocomplete')).toBe('one-time-code');
    expect(await violations(page)).toEqual([]);

    await box(1).focus();
    await typeAndGoBack(page, values);

    expect(await dialog.getByRole('button', { name: t('auth_sms_again') }).count()).toBe(0);
    await page.clock.runFor(61_000);
    await dialog.getByRole('button', { name: t('auth_sms_again') }).click();
    await expect.poll(values).toBe('-----');
    await expect.poll(() => bodies.length).toBe(2);
    expect(bodies[1]).toEqual({ username: 'demo', password: 'Demo1234' });
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
    await page.getByTestId('balance').first().waitFor();
    expect(bodies.at(-1)).toMatchObject({ sms_code: '482913', id: '4711', username: 'demo' });
  });
});
