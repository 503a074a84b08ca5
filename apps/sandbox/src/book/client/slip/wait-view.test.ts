import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fakeDocument, type FakeElement } from '../../testing/fake-document.ts';
import { SLIP_EN } from '../../texts/slip-en.ts';
import type { SlipWords } from './slip-words.ts';

let WaitView: typeof import('./wait-view.ts').WaitView;
beforeEach(async () => {
  vi.stubGlobal('document', fakeDocument());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  ({ WaitView } = await import('./wait-view.ts'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Of the words only the texts are read. */
function openView() {
  const view = new WaitView({ texts: SLIP_EN } as unknown as SlipWords);
  const root = view.root as unknown as FakeElement;
  const arc = root.children[0]?.children[0]?.children[1];
  return {
    view,
    seconds: () => root.all('wait-seconds')[0]?.textContent,
    said: () => root.children[1]?.textContent,
    isChecking: () => root.className.includes('is-checking'),
    /** The share of the ring that is left. */
    left: () => 1 - Number(arc?.style['strokeDashoffset']) / Number(arc?.attributes.get('stroke-dasharray')),
  };
}

it('counts the delay down, and then says that the bet is checked', () => {
  const { view, seconds, said, isChecking, left } = openView();
  view.show(performance.now() + 3_000, 4_000);
  expect([seconds(), isChecking()]).toEqual(['3', false]);
  expect(said()).toBe(SLIP_EN.waitTitle + SLIP_EN.waitText);
  expect(left()).toBeCloseTo(0.75);
  vi.advanceTimersByTime(1_000);
  expect(seconds()).toBe('2');
  expect(left()).toBeCloseTo(0.5);
  vi.advanceTimersByTime(1_900);
  expect([seconds(), isChecking()]).toEqual(['1', false]);
  vi.advanceTimersByTime(100);
  expect([seconds(), isChecking(), left()]).toEqual(['', true, 0]);
  expect(said()).toBe(SLIP_EN.waitTitle + SLIP_EN.checking);
  expect(vi.getTimerCount()).toBe(0);
});

it('counts a next delay anew, also before the last one is over', () => {
  const { view, seconds, said, isChecking } = openView();
  view.show(performance.now() + 9_000, 9_000);
  view.show(performance.now() + 1_000, 1_000);
  expect([seconds(), vi.getTimerCount()]).toEqual(['1', 1]);
  vi.advanceTimersByTime(1_000);
  expect(isChecking()).toBe(true);
  view.show(performance.now() + 5_000, 5_000);
  expect([seconds(), isChecking()]).toEqual(['5', false]);
  expect(said()).toBe(SLIP_EN.waitTitle + SLIP_EN.waitText);
});
