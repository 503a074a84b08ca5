import { afterEach, expect, it, vi } from 'vitest';

import type { WagerView } from '../play-calls.ts';
import { SHELL_TEXTS } from '../shell-texts.ts';
import { stubPage } from '../testing/stub-page.ts';

const page = { playKey: 'k', balance: 50_000, minBet: 100, maxBet: 50_000 };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openShell(
  opened: object | null,
  now: object | null = opened,
  isStill = true,
  replies: Readonly<Record<string, () => object>> = {},
) {
  const stubbed = stubPage(
    {},
    {
      '/open': () => ({ ...page, bonus: opened }),
      '/resume': () => ({ ...page, bonus: now }),
      ...replies,
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.resetModules();
  const { Shell } = await import('./shell.ts');
  const { readPageData } = await import('./page-data.ts');
  const shell = new Shell(readPageData(), { onOpen() {}, onPause() {}, showRules() {} });
  await shell.open();
  return { shell, stubbed };
}

it.each([
  [{ maxStake: 10_000 }, 'Not accepted: with a bonus, you can stake up to ₺100.00.'],
  [null, 'The bonus is not used in this game, and your own money is too little for this stake.'],
  [{ maxStake: null }, 'The terms of your bonus do not allow this stake.'],
])('says which of the terms refused a stake, which may be newer than the page: %j', async (now, words) => {
  const { shell, stubbed } = await openShell({ maxStake: 20_000 }, now);
  shell.explain('BONUS_TERMS');
  await vi.waitFor(() => expect(stubbed.message).toBe(words));
});

it('says nothing of terms once the game has said something else', async () => {
  const { shell, stubbed } = await openShell({ maxStake: 10_000 });
  shell.explain('BONUS_TERMS');
  shell.say('The next round');
  await shell.refresh();
  expect(stubbed.message).toBe('The next round');
});

it('warns of a stake above the largest one, until it fits or the bonus is over', async () => {
  const { shell, stubbed } = await openShell({ maxStake: 10_000 });
  shell.considerStake(20_000);
  expect(stubbed.message).toBe('With a bonus, you can stake up to ₺100.00.');
  shell.explain('BONUS_TERMS');
  await vi.waitFor(() => expect(stubbed.message).toMatch(/^Not accepted/));
  shell.considerStake(10_000);
  expect(stubbed.message).toBe('');
  const ended = await openShell({ maxStake: 10_000 }, null);
  ended.shell.considerStake(20_000);
  expect(ended.stubbed.message).toContain('₺100.00');
  await vi.waitFor(() => expect(ended.stubbed.message).toBe(''));
});

it('takes a warning back, and explains a refusal, while the browser translates the page', async () => {
  const { shell, stubbed } = await openShell({ maxStake: 10_000 });
  shell.considerStake(20_000);
  stubbed.translate();
  shell.considerStake(10_000);
  expect(stubbed.message).toBe('');
  shell.explain('BONUS_TERMS');
  stubbed.translate();
  await vi.waitFor(() => expect(stubbed.message).toMatch(/^Not accepted/));
});

it('a win that is still counted up does not come back over the next one', async () => {
  const { shell } = await openShell(null, null, false);
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const counted = shell.countUpWin(925, 500);
  shell.showWin(1_850, 2_000);
  for (const run of frames) run();
  await counted;
  const shown = ['win', 'win-label'].map((id) => document.getElementById(id)?.textContent);
  expect(shown).toEqual(['₺18.50', SHELL_TEXTS.en.returnedWin]);
});

it('counts a win up from what earlier steps of the round have won', async () => {
  const { shell } = await openShell(null, null, false);
  shell.showWin(900, 500);
  const shown: (string | undefined)[] = [];
  let nowMs = 0;
  vi.stubGlobal('performance', { now: () => (nowMs += 200) });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    shown.push(document.getElementById('win')?.textContent);
    run();
  });
  await shell.countUpWin(925, 500);
  expect(shown.every((text) => text !== undefined && text >= '₺9.00' && text <= '₺9.25')).toBe(true);
  expect([shown.length > 0, shown.at(-1)]).toEqual([true, '₺9.25']);
});

it('takes a stake off the balance as it is ordered, and shows it again if it was refused', async () => {
  const { shell, stubbed } = await openShell(null);
  shell.orderRound(500);
  const shown = [stubbed.textOf('credit')];
  shell.endRound(500, 0);
  shown.push(stubbed.textOf('credit'));
  expect([...shown, shell.balanceMinor]).toEqual(['₺495.00', '₺500.00', 50_000]);
});

it('what was won is said while it is paid, and again after a payment that took long', async () => {
  const won: WagerView = {
    id: '7',
    state: 'winning',
    reason: null,
    bet: 500,
    isFree: false,
    win: 900,
    jackpot: 0,
    balance: 50_900,
    result: null,
  };
  const states = ['winning', 'ended'];
  const { shell, stubbed } = await openShell(null, null, true, {
    '/wagers/7': () => ({ ...won, state: states.shift() }),
  });
  vi.useFakeTimers();
  shell.say('You won');
  const paid = shell.awaitPaid(won, 'You won');
  const said = [stubbed.message];
  await vi.advanceTimersByTimeAsync(1_500);
  said.push(stubbed.message);
  await vi.advanceTimersByTimeAsync(1_000);
  await paid;
  expect([...said, stubbed.message]).toEqual(['You won', SHELL_TEXTS.en.paying, 'You won']);
});
