import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ChangedEvent } from '../socket/book-messages.ts';
import { FakeCell } from '../testing/fake-cell.ts';

const MATCHES = 50;

let shown: FakeCell[];
/** Where the red cards of match 7 are shown. */
let reds: { readonly dataset: { readonly reds: string }; textContent: string }[];
let frames: FrameRequestCallback[];
let take: (events: readonly ChangedEvent[]) => void;
beforeEach(async () => {
  vi.resetModules();
  // A frame has all the time it wants.
  vi.useFakeTimers({ toFake: ['performance', 'setInterval'] });
  shown = Array.from({ length: MATCHES }, (_, id) => new FakeCell(id, 'full.result', '1', 1_900));
  reds = ['home', 'away'].map((side) => ({ dataset: { reds: `7.${side}` }, textContent: '' }));
  frames = [];
  vi.stubGlobal('Text', FakeCell);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('document', {
    activeElement: null,
    body: { classList: { add: () => undefined, remove: () => undefined } },
    getElementById: () => ({ textContent: '{"decimalPoint":","}' }),
    querySelector: () => null,
    querySelectorAll: (selector: string) =>
      selector.startsWith('.price') ? shown : selector === '[data-reds]' ? reds : [],
  });
  const { indexPage } = await import('./price-cells.ts');
  const { ChangeTaker } = await import('./take-changes.ts');
  indexPage();
  const nothing = (): void => undefined;
  const hooks = { drawMatch: nothing, onOtherMarkets: nothing, onOtherList: nothing, say: nothing };
  const taker = new ChangeTaker({ ...hooks, whole: () => -1 });
  take = (events) => taker.take(events);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const match = {
  id: 7,
  home: 'Toros Şimşek',
  away: 'Karadeniz Fırtına',
  sport: 'football',
  league: 'anadolu',
  startsAt: '2026-05-01T12:00:00.000Z',
  phase: 'live',
  isSuspended: false,
  clock: '68′',
  score: '2–1',
} as const;

const changesTo = (price: number, count = MATCHES): ChangedEvent[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    version: price,
    markets: [['full.result', [['1', price]]]],
    isWhole: false,
  }));

const movedTo = (price: number): number =>
  shown.filter(({ dataset }) => dataset['price'] === String(price)).length;

/** @returns how many frames were due */
function paintAll(): number {
  let painted = 0;
  for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) {
    frame(0);
    painted += 1;
  }
  return painted;
}

it('moves few prices at once, and each of a message before the next one is due', () => {
  take(changesTo(2_000));
  expect(movedTo(2_000)).toBe(0);
  frames.shift()?.(0);
  expect(movedTo(2_000)).toBe(10);
  expect(paintAll()).toBeLessThanOrEqual(5);
  expect(movedTo(2_000)).toBe(MATCHES);
});

it('moves a few prices in the next frame', () => {
  take(changesTo(2_000, 8));
  expect(paintAll()).toBe(1);
  expect(movedTo(2_000)).toBe(8);
});

it('moves more at once if frames are late, so that what waits does not grow', () => {
  for (let price = 2_001; price <= 2_020; price += 1) {
    take(changesTo(price));
    frames.shift()?.(0);
    frames.shift()?.(0);
  }
  expect(paintAll()).toBeLessThan(30);
  expect(movedTo(2_020)).toBe(MATCHES);
});

it('marks the side that has had a red card', () => {
  const facts = { ...match, redCards: '0–2' };
  take([{ id: 7, version: 2, markets: [], isWhole: false, facts }]);
  paintAll();
  expect(reds.map(({ textContent }) => textContent)).toEqual(['', '2']);
});
