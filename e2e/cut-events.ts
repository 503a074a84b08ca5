import type { BrowserContext, Page } from 'playwright-core';

const stream = '**/_api/account/events*';

/**
 * Lets pages that are opened from now on hear nothing from the server but the answers to their own calls, as after a lost
 * connection. Otherwise a page may learn between any two steps of what a test has changed behind it.
 */
export const cutEvents = (pages: BrowserContext | Page) => pages.route(stream, (route) => route.abort());

export const restoreEvents = (pages: BrowserContext | Page) => pages.unroute(stream);
