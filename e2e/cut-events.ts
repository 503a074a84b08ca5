import type { BrowserContext, Page } from 'playwright-core';

interface SilentWindow extends Window {
  restoreEvents?: () => void;
}

/** Runs in the page: its stream of events is open and never says anything. */
function silence(): void {
  if (sessionStorage.getItem('events') === 'restored') return;
  const real = window.fetch;
  const open = new Set<ReadableStreamDefaultController>();
  window.fetch = (input, init) => {
    const isStream = typeof input === 'string' && input.includes('/_api/account/events');
    if (!isStream) return real(input, init);
    const body = new ReadableStream({
      start(controller) {
        open.add(controller);
        init?.signal?.addEventListener('abort', () => open.delete(controller));
      },
    });
    return Promise.resolve(new Response(body));
  };
  (window as SilentWindow).restoreEvents = () => {
    sessionStorage.setItem('events', 'restored');
    window.fetch = real;
    for (const controller of open) controller.close();
  };
}

/**
 * Lets pages that are opened from now on hear nothing from the server but the answers to their own calls. Otherwise a page
 * may learn between any two steps of what a test has changed behind it. Their streams count as open, since a page without
 * one asks by itself.
 */
export async function cutEvents(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(silence);
}

export async function restoreEvents(page: Page): Promise<void> {
  await page.evaluate(() => (window as SilentWindow).restoreEvents?.());
}
