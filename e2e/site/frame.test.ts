import { AxeBuilder } from '@axe-core/playwright';
import { formatMessage } from '@baize/messages';
import { newVisitor, openBrowser, screens, type VisitOptions, watchComplaints } from '@baize/testkit/browser';
import { brandUrl } from '@baize/testkit/running-site';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const looks = [
  { screen: 'phone', language: 'tr' },
  { screen: 'desktop', language: 'en' },
] as const satisfies readonly VisitOptions[];
const t = (key: string, language: 'tr' | 'en' = 'tr') => formatMessage(language, key);
const noticeOf = { tr: 'Derbi haftası', en: 'Derby week' };

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => context.close());
afterAll(() => browser.close());

/** A page of a brand, in motion unless it is asked to be still. */
async function open(look: VisitOptions, address = '/', slug?: string, isStill = false): Promise<Page> {
  context = await newVisitor(browser, look);
  const origin = slug === undefined ? '' : brandUrl(slug);
  await context.addCookies([
    {
      name: 'lang',
      value: look.language ?? 'tr',
      domain: slug ? `${slug}.localhost` : 'localhost',
      path: '/',
    },
  ]);
  const page = await context.newPage();
  if (!isStill) await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(origin + address);
  return page;
}

/** The page has come alive: the session of the tab is known. */
const alive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe.each(looks)('the notice, on a $screen in $language', (look) => {
  const bar = (page: Page) => page.getByRole('region', { name: t('site_notice', look.language) });
  const words = (page: Page) => bar(page).getByText(noticeOf[look.language]).first();
  const state = (page: Page) =>
    words(page).evaluate((element) => {
      const { animationPlayState, animationDuration } = getComputedStyle(element);
      return `${animationPlayState} ${animationDuration}`;
    });

  it('runs at its speed, rests when it is looked at and is read once', async () => {
    const page = await open(look, '/', 'tribun');
    const duration = look.screen === 'phone' ? '10s' : '50s';
    expect(await state(page)).toBe(`running ${duration}`);
    expect(await bar(page).locator('p:not([aria-hidden])').count()).toBe(1);
    await alive(page);
    await bar(page).hover();
    if (look.screen === 'desktop') expect(await state(page)).toBe(`paused ${duration}`);
    await page.mouse.move(5, 500);
    await bar(page)
      .getByRole('button', { name: t('site_pause', look.language), exact: true })
      .click();
    await page.mouse.move(5, 500);
    expect(await state(page)).toBe(`paused ${duration}`);
    await bar(page)
      .getByRole('button', { name: t('site_play_slides', look.language) })
      .click();
    expect(await state(page)).toBe(`running ${duration}`);
    expect(await violations(page)).toEqual([]);
  });

  it('closed, stays away from the next HTML on and moves nothing', async () => {
    const page = await open(look, '/', 'tribun');
    const complaints = watchComplaints(page);
    await alive(page);
    await bar(page)
      .getByRole('button', { name: t('site_notice_close', look.language) })
      .click();
    await bar(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('main');
    const answer = await page.reload();
    expect(await answer?.text()).not.toContain('class="notice-bar"');
    await alive(page);
    expect(await bar(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is still and whole where motion is unwanted', async () => {
    const page = await open(look, '/', 'tribun', true);
    const box = await words(page).evaluate((element) => ({
      hidden: element.scrollWidth - element.clientWidth,
      animation: getComputedStyle(element).animationName,
    }));
    expect(box).toEqual({ hidden: 0, animation: 'none' });
    expect(await bar(page).getByRole('button').count()).toBe(1);
    const height = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--notice-height'),
    );
    expect(height).toBe('40px');
  });
});

describe('the header', () => {
  it.each(looks)('changes after 100 px and names the other language, on a $screen', async (look) => {
    const page = await open(look);
    await alive(page);
    const header = page.getByRole('banner');
    await page.evaluate(() => window.scrollTo(0, 100));
    expect(await header.getAttribute('class')).toBe('site-header');
    await page.evaluate(() => window.scrollTo(0, 101));
    await expect.poll(() => header.getAttribute('class')).toContain('is-scrolled');
    const other = look.language === 'tr' ? 'en' : 'tr';
    await header.getByRole('button', { name: t('site_switch_language', look.language) }).click();
    await page.locator(`html[lang=${other}]`).waitFor();
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe(other);
  });

  it('and footer lead to pages that are there', async () => {
    const page = await open({ screen: 'desktop' });
    const addresses = await page
      .locator('header a, footer a, .bottom-bar a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(addresses.filter((address) => address.startsWith('/')))];
    expect(own.length).toBeGreaterThan(15);
    for (const address of own) expect((await page.request.get(address)).status(), address).toBe(200);
  });
});

describe('the bottom bar', () => {
  it.each([320, 390, 549])('stands whole at %d px, below which the page ends', async (width) => {
    const page = await open({ screen: 'phone' });
    await page.setViewportSize({ width, height: 700 });
    const bar = page.locator('.bottom-bar');
    const entries = bar.locator('> *');
    expect(await entries.count()).toBe(5);
    for (const entry of await entries.all()) {
      const { hidden, height, name } = await entry.evaluate((element) => ({
        hidden: element.scrollWidth - element.clientWidth,
        height: element.clientHeight,
        name: element.textContent,
      }));
      expect(hidden, name).toBeLessThanOrEqual(0);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    const last = await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    });
    // Scroll positions are whole pixels, heights are not.
    expect(last).toBeLessThan(((await bar.boundingBox())?.y ?? 0) + 1);
  });

  it('is not drawn on wide screens nor beside a game', async () => {
    const page = await open({ screen: 'desktop' });
    expect(await page.locator('.bottom-bar').isVisible()).toBe(false);
    await page.setViewportSize(screens.phone);
    await page.goto('/play/demo/172101');
    expect(await page.locator('body').getAttribute('class')).toBe('play-game frame-play');
    expect(await page.locator('.bottom-bar').count()).toBe(0);
    expect(await page.locator('footer').getAttribute('class')).toContain('is-in-play');
  });

  it('gives way on a sport page of a phone, with the distance of the footer', async () => {
    const page = await open({ screen: 'phone' });
    await alive(page);
    // No sport page is served yet, so the class of its frame is put on another.
    await page.evaluate(() => document.body.classList.replace('frame-page', 'frame-sport'));
    expect(await page.locator('.bottom-bar').isVisible()).toBe(false);
    const margins = await page.evaluate(() => [
      getComputedStyle(document.querySelector('footer') ?? document.body).marginTop,
      getComputedStyle(document.body).paddingBottom,
    ]);
    expect(margins).toEqual(['0px', '0px']);
  });
});

describe('a navigation', () => {
  it('begins at the top with the class of its route; Back, Forward and reload return', async () => {
    const page = await open({ screen: 'desktop' });
    await alive(page);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 900));
    // Without moving the mouse there, which would scroll.
    await page.locator('.site-nav a[href="/Jackpot"]').dispatchEvent('click');
    await page.waitForURL('**/Jackpot');
    await expect.poll(scrolled).toBe(0);
    expect(await page.locator('body').getAttribute('class')).toBe('lobby-page frame-page');
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.goBack();
    await expect.poll(scrolled).toBe(900);
    expect(await page.locator('body').getAttribute('class')).toBe('home frame-page');
    await page.goForward();
    await expect.poll(scrolled).toBe(500);
    await page.reload();
    await alive(page);
    await expect.poll(scrolled).toBe(500);
  });
});

describe('the alert box', () => {
  const box = (page: Page) => page.locator('.alert-box');

  it('says that the connection is gone, goes after five seconds and waits while it is looked at', async () => {
    const page = await open({ screen: 'desktop' });
    await alive(page);
    await page.clock.install();
    await context.setOffline(true);
    await box(page).getByText(t('site_offline')).waitFor();
    expect(await page.getByRole('alert').innerText()).toBe(t('site_offline'));
    await page.clock.runFor(3_500);
    expect(await box(page).isVisible()).toBe(true);
    const place = await box(page).boundingBox();
    await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 20);
    await page.clock.runFor(20_000);
    expect(await box(page).isVisible()).toBe(true);
    await page.mouse.move(5, 800);
    await page.clock.runFor(5_100);
    await box(page).waitFor({ state: 'hidden' });
    await context.setOffline(false);
    await box(page).getByText(t('site_online')).waitFor();
    expect(await page.getByRole('status').first().textContent()).toBe(t('site_online'));
    await box(page).dispatchEvent('click');
    await box(page).waitFor({ state: 'hidden' });
  });
});

const agents = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
  desktop: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
} as const;

describe('the first paint', () => {
  const mixed = (['phone', 'tablet', 'desktop'] as const).flatMap((screen) =>
    (['phone', 'tablet', 'desktop'] as const).map((agent) => ({ screen, agent })),
  );

  it.each(mixed)('on a $screen that calls itself a $agent moves nothing', async ({ screen, agent }) => {
    context = await browser.newContext({
      baseURL: brandUrl('tribun'),
      viewport: screens[screen],
      userAgent: agents[agent],
    });
    const page = await context.newPage();
    const complaints = watchComplaints(page);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')),
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    // Headings may swap their face, by a hair; a section that moves counts for far more.
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.005);
    expect(complaints).toEqual([]);
  });
});

describe('snow', () => {
  it('falls over the brand that has it until the player ends it', async () => {
    const page = await open({ screen: 'phone' }, '/', 'buzul');
    const snow = page.locator('canvas.snow');
    await snow.waitFor();
    expect(await snow.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
    expect(await snow.getAttribute('data-falling')).toBe('true');
    await page.getByRole('button', { name: t('site_snow_on') }).click();
    await snow.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: t('site_snow_off') }).click();
    await snow.waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('is absent where motion is unwanted, and costs other brands nothing', async () => {
    const page = await open({ screen: 'phone' }, '/', 'buzul', true);
    await alive(page);
    await expect.poll(() => page.locator('.snow-slot').count()).toBe(1);
    expect(await page.locator('canvas.snow').count()).toBe(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(brandUrl('lumen'), { waitUntil: 'networkidle' });
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((url) => /snow/.test(url))).toEqual([]);
  });
});
