import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stubPage } from '../../shell/testing/stub-page.ts';
import { ONCE_TEXTS } from '../texts/once-texts.ts';

const texts = { ...ONCE_TEXTS.en, go: 'Go', ready: 'Choose a side.', playing: 'Good luck!' };
const game = {
  id: 'w1',
  state: 'ended',
  reason: null,
  bet: 500,
  isFree: false,
  win: 750,
  jackpot: 0,
  balance: 9_000,
  result: { face: 4 },
  choice: { guess: 'even' },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the page of a game whose scene notes what it does. */
async function openPage(replies: Readonly<Record<string, () => object>>) {
  const page = stubPage({ texts }, replies, true);
  vi.resetModules();
  const { OneDraw } = await import('./one-draw.ts');
  const { readPageData } = await import('../../shell/client/page-data.ts');
  const { gameSounds } = await import('../../shell/client/sound/game-sounds.ts');
  const play = vi.spyOn(gameSounds, 'play');
  const done: unknown[][] = [];
  const oneDraw = new OneDraw<{ guess: string }, { face: number }>(readPageData(), {
    choice: () => ({ guess: 'odd' }),
    draw() {},
    adopt: (choice) => void done.push(['adopt', choice]),
    clear: () => void done.push(['clear']),
    reveal: async (result) => void done.push(['reveal', result]),
    show(result, choice) {
      done.push(['show', result, choice]);
      return 150;
    },
    showRules() {},
  });
  await oneDraw.open();
  await vi.waitFor(() => expect(oneDraw.canChoose).toBe(true));
  return { page, done, sounds: () => play.mock.calls.map(([name]) => name) };
}

it('shows the last game when it is opened again, and does not celebrate it', async () => {
  const { page, done, sounds } = await openPage({ '/last': () => ({ last: game, isNew: false }) });
  expect(done).toEqual([
    ['adopt', { guess: 'even' }],
    ['show', { face: 4 }, { guess: 'even' }],
  ]);
  expect(page.message).toBe('Your last game: 1.5× · you won ₺7.50.');
  expect([page.textOf('win'), page.listOf('recent')]).toEqual(['₺7.50', ['1.5×']]);
  // The balance is the one of the session, which may be newer than the game.
  expect(page.textOf('credit')).toBe('₺100.00');
  expect([sounds(), page.rounds, page.sent('/resume')]).toEqual([[], [], []]);
});

it('shows a game to its end that no page has shown to it', async () => {
  const { page, done } = await openPage({
    '/last': () => ({ last: { ...game, state: 'winning' }, isNew: false, isUnshown: true }),
    '/instant/shown': () => ({ ...game, balance: 10_750 }),
  });
  expect(done.map(([what]) => what)).toEqual(['adopt', 'reveal', 'show']);
  expect([page.message, page.textOf('credit')]).toEqual(['1.5× · you won ₺7.50.', '₺107.50']);
  expect([page.rounds, page.sent('/instant/shown')]).toEqual([['started', 'ended'], [{ id: 'w1' }]]);
});

it('says what to choose before the first game', async () => {
  const { page, done } = await openPage({ '/last': () => ({ last: null, isNew: false }) });
  expect([page.message, page.textOf('win'), done]).toEqual(['Choose a side.', '', []]);
});

it('is played without the last game if that cannot be read', async () => {
  const { page, done } = await openPage({
    '/last': () => {
      throw new TypeError('the connection was lost');
    },
  });
  expect([page.message, done]).toEqual(['Choose a side.', []]);
});

it('shows a game that was on its way with the balance after it', async () => {
  const { page } = await openPage({
    '/last': () => ({ last: game, isNew: true }),
    '/resume': () => ({ playKey: 'k', balance: 10_250, minBet: 100, maxBet: 5_000, bonus: null }),
  });
  expect(page.textOf('credit')).toBe('₺102.50');
});

it('waits for the payment of a game that is not paid yet', async () => {
  const opening = openPage({
    '/last': () => ({ last: { ...game, state: 'winning' }, isNew: false }),
    '/wagers/w1': () => ({ ...game, balance: 10_250 }),
  });
  await vi.advanceTimersByTimeAsync(1_000);
  const { page } = await opening;
  expect([page.message, page.textOf('credit')]).toEqual(['Your last game: 1.5× · you won ₺7.50.', '₺102.50']);
});

it('says of a game that is stuck that it is under review', async () => {
  const { page } = await openPage({ '/last': () => ({ last: { ...game, state: 'stuck' }, isNew: false }) });
  expect(page.message).toMatch(/^This round is under review/);
});

it('repeats a request whose reply was lost, as the same one, and shows one game', async () => {
  let lost = 2;
  const { page, done } = await openPage({
    '/last': () => ({ last: null, isNew: false }),
    '/instant/play': () => {
      if (lost-- > 0) throw new TypeError('the connection was lost');
      return game;
    },
    '/instant/shown': () => game,
  });
  page.press('go');
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(page.rounds).toEqual(['started', 'ended']));
  const sent = page.sent('/instant/play');
  expect(sent).toHaveLength(3);
  expect(sent[0]).toEqual({
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    bet: { guess: 'odd', stakeMinor: '100' },
  });
  expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(done).toEqual([['clear'], ['reveal', { face: 4 }], ['show', { face: 4 }, { guess: 'odd' }]]);
  expect([page.message, page.textOf('credit')]).toEqual(['1.5× · you won ₺7.50.', '₺90.00']);
});
