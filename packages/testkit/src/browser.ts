import { popups } from '@baize/demo';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { runningSite } from './running-site.ts';

/** Everything that would have Chromium call out of the machine, or need a display, is off. */
const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters are as wide on every machine as their font says, so lines break at the same words.
  '--font-render-hinting=none',
];

/** Screens that journeys are walked at. */
export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

export interface VisitOptions {
  readonly screen?: keyof typeof screens;
  readonly language?: 'tr' | 'en';
  /** Without it, the visitor has put the popup of the home page away before. */
  readonly showsPopup?: boolean;
  /** Outside the tests, which share one. */
  readonly siteUrl?: string;
}

/**
 * A headless Chromium. The sandbox of Chromium cannot run as root, so there it is off; only our own pages are opened.
 */
export function openBrowser(executablePath = runningSite().chromiumPath): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...quietFlags, ...(isRoot ? ['--no-sandbox'] : [])],
  });
}

/** A visitor of their own: no storage is shared with others. */
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
      // Frames of third parties have no storage of ours.
      if (window.top === window) localStorage.setItem('seen_popup', String(id));
    }, popups[0]?.id);
  }
  return context;
}

/** Collects what a page complains about, for a journey to compare with nothing at its end. */
export function watchComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  return complaints;
}
