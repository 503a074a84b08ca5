import type { Page } from 'playwright-core';
import { type Variant, textsOf } from '../variants.ts';

export interface View {
  readonly name: string;
  readonly address: string;
  readonly status?: number;
  /** Selector that must be visible when the view is complete. */
  readonly holds?: string;
  /** Steps to open the view, if its address is not enough. */
  readonly enter?: (page: Page, variant: Variant) => Promise<void>;
}

const bookShown = '.sport-frame[aria-busy=false] iframe';
const rewardShown = '.reward-frame[aria-busy=false] iframe';
const searchField = 'dialog[open] input[type=search]';

async function openSearch(page: Page, variant: Variant) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: textsOf(variant)('site_search'), exact: true })
    .click();
  await page.locator(searchField).fill('ejder');
  await page.locator('dialog[open] a').first().waitFor();
}

async function askForBreak(page: Page, variant: Variant) {
  const t = textsOf(variant);
  await page.getByRole('button', { name: t('site_account_menu') }).click();
  await page.getByRole('button', { name: t('site_take_break') }).click();
}

/** For everyone. */
export const views: readonly View[] = [
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
  { name: 'the high flyer', address: '/play-high-flyer', holds: '.flyer-poster, .game-frame' },
  { name: 'live slots', address: '/live-slot', holds: '.live-slots li' },
  { name: 'up or down', address: '/play-live-binary', holds: '.binary-start' },
  { name: 'poker', address: '/poker', holds: '.poker-status.is-online' },
  { name: 'sport', address: '/Sport', holds: bookShown },
  { name: 'live sport', address: '/LiveSport/betconstruct/live', holds: bookShown },
  { name: 'esport', address: '/ESport/betradar/esport', holds: bookShown },
  { name: 'the sports test page', address: '/test-sport', holds: bookShown },
  { name: 'promotions', address: '/Promotions', holds: '.promotion-grid a' },
  { name: 'a promotion', address: '/Promotions/2', holds: 'dialog[open] li' },
  { name: 'an info page', address: '/Pages/payment-policy', holds: 'article' },
  { name: 'an info page that is not there', address: '/Pages/nothing', status: 404 },
  { name: 'the search', address: '/', enter: openSearch },
  { name: 'favourites of a visitor', address: '/casino?category=0' },
  { name: 'the self-test', address: '/self-assessment', holds: '.test-question' },
  { name: 'help', address: '/get-help', holds: '.help-line' },
  { name: 'signing in', address: '/login', holds: 'button[type=submit]:enabled' },
  { name: 'registration', address: '/Register', holds: 'button[type=submit]:enabled' },
  { name: 'a forgotten password', address: '/forget-password', holds: 'button[type=submit]:enabled' },
  { name: 'a link that is not one', address: '/forget-password/x' },
  { name: 'not found', address: '/404', status: 404 },
];

/** For signed-in players. */
export const playerViews: readonly View[] = [
  { name: 'home of a player', address: '/', holds: '[data-testid=balance]' },
  { name: 'favourites', address: '/casino?category=0', holds: '[data-testid=balance]' },
  { name: 'the account', address: '/Account', holds: '.verification-rows' },
  { name: 'the account menu', address: '/account/menu', holds: '.menu-page' },
  { name: 'messages', address: '/account/messages', holds: '.empty-state, .message' },
  { name: 'undoing a change', address: '/account/undo/x', holds: '.auth-form button:enabled' },
  { name: 'stopping a withdrawal', address: '/account/not-me/x', holds: '.register-done a' },
  { name: 'deposit', address: '/Deposit', holds: 'form' },
  { name: 'Rovpay', address: '/Deposit/RovPay/', holds: 'form' },
  { name: 'Envoy', address: '/Deposit/envoy/', holds: '.bank-choice' },
  { name: 'Envoy QR', address: '/Deposit/envoyqr/', holds: 'form' },
  { name: 'withdraw', address: '/Withdraw', holds: '.withdrawable' },
  { name: 'wallets', address: '/account/wallets', holds: '.wallet-row' },
  { name: 'transfers', address: '/account/transfers/live_slot', holds: '.transfer-form button:enabled' },
  { name: 'a live slot', address: '/play-live-slot', holds: '.game-frame[aria-busy=false] iframe' },
  { name: 'transfer history', address: '/GameTransfers', holds: '.period-bar' },
  { name: 'game history', address: '/gameHistory', holds: '.account-main' },
  { name: 'betting history', address: '/BettingHistory', holds: bookShown },
  { name: 'financial history', address: '/FinanceActivities', holds: '.account-main' },
  { name: 'account activities', address: '/AccountActivities', holds: '.period-bar' },
  { name: 'sessions', address: '/SessionHistory', holds: '.session-badge' },
  { name: 'statement', address: '/account/statement', holds: '.statement-lifetime' },
  { name: 'breaks', address: '/cooling-off-periods', holds: '.break-choice' },
  { name: 'self-exclusion', address: '/self-exclusion', holds: '.break-effects' },
  { name: 'the question before a break', address: '/', enter: askForBreak, holds: '.exclusion-choice' },
  { name: 'limits', address: '/account-limitation', holds: '.limit-change' },
  { name: 'own data', address: '/account/data', holds: '.own-data-retention' },
  { name: 'security', address: '/TwoFactor', holds: '.security-overview' },
  { name: 'changing the password', address: '/ChangePassword', holds: 'main form' },
  { name: 'the wheel', address: '/cark', holds: rewardShown },
  { name: 'the treasure', address: '/treasure', holds: rewardShown },
  { name: 'asking for a bonus', address: '/bonus-request', holds: rewardShown },
  { name: 'verifying a phone', address: '/account/sms-verification', holds: 'main button' },
];
