import { popups } from '@baize/demo';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { runningSite } from './running-site.ts';

/** Turns off everything that makes Chromium connect to the internet or need a display. */
const quietFlags = [
  '--disable-gpu',
  // Pixels are drawn by the processor anyway; a process between would copy them, which takes an eighth of a page's time.
  '--in-process-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Without hinting, text has the same width on every machine, so lines break at the same words.
  '--font-render-hinting=none',
];

/**
 * For pages that live as long as a test: compiling their code well takes the processor longer than it saves, a quarter of
 * the time of a page with its audit.
 */
const unoptimized: readonly string[] = ['--js-flags=--no-opt --no-maglev'];

/** Screen sizes of browser tests. */
export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

export interface VisitOptions {
  readonly screen?: keyof typeof screens;
  readonly language?: 'tr' | 'en';
  /** By default the visitor has already closed the popup of the home page. */
  readonly showsPopup?: boolean;
  /** For use outside of tests, which share a site. */
  readonly siteUrl?: string;
}

/** Opens a headless Chromium. Its sandbox cannot run as root, so it is off then; only our own pages are opened. */
export function openBrowser(executablePath: string, flags: readonly string[] = []): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...quietFlags, ...flags, ...(isRoot ? ['--no-sandbox'] : [])],
  });
}

/** The browser of a test. */
export const openTestBrowser = (): Promise<Browser> => openBrowser(runningSite().chromiumPath, unoptimized);

/** A visitor whose storage is shared with nobody. */
export async function newVisitor(browser: Browser, options: VisitOptions = {}): Promise<BrowserContext> {
  const { screen = 'desktop', language = 'tr', showsPopup = false } = options;
  const context = await browser.newContext({
    baseURL: options.siteUrl ?? runningSite().siteUrl,
    viewport: screens[screen],
    isMobile: screen === 'phone',
    hasTouch: screen !== 'desktop',
    locale: language === 'tr' ? 'tr-TR' : 'en-GB',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
  });
  if (!showsPopup) {
    await context.addInitScript((id) => {
      // Frames of third parties do not have our storage.
      if (window.top === window) localStorage.setItem('seen_popup', String(id));
    }, popups[0]?.id);
  }
  return context;
}

/** Collects a page's errors, so that a test can expect none at its end. */
export function collectErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} ${message.location().url}`);
  });
  return errors;
}
