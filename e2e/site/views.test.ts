import { watchComplaints } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { findViolations, overflowOf } from '../accessibility.ts';
import { bringPlayer } from '../accounts.ts';
import { everyLook, type Look, textsOf } from '../looks.ts';
import { openAlive, shareBrowser } from '../visit.ts';

interface View {
  readonly name: string;
  readonly address: string;
  readonly status?: number;
  /** What has to be there before the view is what it is meant to be. */
  readonly holds?: string;
  /** What brings the view, where its address is not enough. */
  readonly enter?: (page: Page, look: Look) => Promise<void>;
}

const searchField = 'dialog[open] input[type=search]';

async function openSearch(page: Page, look: Look) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: textsOf(look)('site_search'), exact: true })
    .click();
  await page.locator(searchField).fill('ejder');
  await page.locator('dialog[open] a').first().waitFor();
}

/** What anybody may open. */
const views: readonly View[] = [
  { name: 'home', address: '/', holds: '.tile' },
  { name: 'casino', address: '/casino', holds: '.game-grid .tile' },
  { name: 'live casino with its tables', address: '/livecasino', holds: '.live-over' },
  { name: 'jackpots', address: '/Jackpot', holds: '.jackpot-amount' },
  { name: 'virtual games', address: '/virtual', holds: '.game-grid .tile' },
  { name: 'bingo', address: '/bingo', holds: '.game-grid .tile' },
  { name: 'TV games', address: '/beton', holds: '.game-grid .tile' },
  { name: 'airship games', address: '/games', holds: '.game-grid .tile' },
  { name: 'a category', address: '/slots/category/hot-games', holds: '.game-grid .tile' },
  { name: 'a studio', address: '/amusnet', holds: '.game-grid .tile' },
  { name: 'nothing found', address: '/casino?search=xqzwvy' },
  { name: 'a game', address: '/game/172101', holds: '.game-facts' },
  { name: 'a demo', address: '/play/demo/172101', holds: '.game-frame iframe' },
  { name: 'poker', address: '/poker', holds: '.poker-status.is-online' },
  { name: 'promotions', address: '/Promotions', holds: '.promotion-grid a' },
  { name: 'a promotion', address: '/Promotions/2', holds: 'dialog[open] li' },
  { name: 'an info page', address: '/Pages/payment-policy', holds: 'article' },
  { name: 'an info page that is not there', address: '/Pages/nothing', status: 404 },
  { name: 'the search', address: '/', enter: openSearch },
  { name: 'favourites of a visitor', address: '/casino?category=0' },
  { name: 'signing in', address: '/login', holds: 'button[type=submit]:enabled' },
  { name: 'registration', address: '/Register', holds: 'button[type=submit]:enabled' },
  { name: 'a forgotten password', address: '/forget-password', holds: 'button[type=submit]:enabled' },
  { name: 'a link that is not one', address: '/forget-password/x' },
  { name: 'not found', address: '/404', status: 404 },
];

/** What only players may open. */
const playerViews: readonly View[] = [
  { name: 'home of a player', address: '/', holds: '[data-testid=balance]' },
  { name: 'favourites', address: '/casino?category=0', holds: '[data-testid=balance]' },
  { name: 'deposit', address: '/Deposit', holds: 'form' },
  { name: 'game history', address: '/gameHistory', holds: '.account-main' },
  { name: 'financial history', address: '/FinanceActivities', holds: '.account-main' },
  { name: 'verifying a phone', address: '/account/sms-verification', holds: 'main button' },
];

/** A key of the messages that no language has a text for. */
const bareKey = /\b(?:account|auth|catalogue|home|letter|play|poker|reply|site)_[a-z_]+\b/;

describe.each(everyLook)('on a $screen in $language', (look) => {
  const { newContext } = shareBrowser('group');
  let visitor: Page;
  let player: Page;
  beforeAll(async () => {
    visitor = await (await newContext(look)).newPage();
    player = await (await newContext(look)).newPage();
    await bringPlayer(player);
  });

  /** What is wrong with a view, a line for each fault. */
  async function faultsOf(page: Page, { address, status = 200, holds, enter }: View) {
    const complaints = watchComplaints(page);
    const answer = await openAlive(page, address);
    await enter?.(page, look);
    if (holds !== undefined) await page.locator(holds).locator('visible=true').first().waitFor();
    const faults = [...(await findViolations(page))];
    const check = (isRight: boolean, fault: string) => isRight || faults.push(fault);
    check(answer?.status() === status, `status ${answer?.status()}`);
    const language = await page.locator('html').getAttribute('lang');
    check(language === look.language, `language ${language}`);
    const overflow = await overflowOf(page);
    check(overflow === 0, `${overflow} px too wide`);
    const headings = await page.locator('h1').count();
    check(headings === 1, `${headings} headings of the first level`);
    const [key] = bareKey.exec(await page.locator('body').innerText()) ?? [];
    check(key === undefined, `no text for ${key}`);
    // A browser complains about the status of a document, too.
    return [...faults, ...complaints.filter((line) => status === 200 || !line.includes(`${status}`))];
  }

  it.each(views)('$name is without fault', async (view) => {
    expect(await faultsOf(visitor, view)).toEqual([]);
  });

  it.each(playerViews)('$name is without fault', async (view) => {
    expect(await faultsOf(player, view)).toEqual([]);
  });
});
