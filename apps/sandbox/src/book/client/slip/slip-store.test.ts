import { beforeEach, expect, it, vi } from 'vitest';

import { PageMemory } from '../../embeds/client/page-memory.ts';
import { makeOutside } from '../../testing/outside-memory.ts';
import { makePick, makeSlip } from '../../testing/slip-picks.ts';
import { emptySlip } from './slip-state.ts';
import { readSlip, SlipStore } from './slip-store.ts';

let saved: Map<string, string>;
beforeEach(() => {
  saved = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => saved.get(name) ?? null,
    setItem: (name: string, value: string) => saved.set(name, value),
    removeItem: (name: string) => saved.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

const open = (...memory: ConstructorParameters<typeof PageMemory>) =>
  new SlipStore(new PageMemory(...memory));
const slip = makeSlip([makePick(1, 2_000), makePick(2, 1_500)], { stakeMinor: 500, rule: 'all' });

it('is the same after a reload, for the same brand and provider', () => {
  open('redline.7').update(() => slip);
  expect(open('redline.7').state).toEqual(slip);
  expect(open('redline.8').state).toEqual(emptySlip);
});

it('calls its listeners only if something has changed', () => {
  const store = open('redline.7');
  const listener = vi.fn<Parameters<SlipStore['watch']>[0]>();
  store.watch(listener);
  store.update((state) => state);
  store.update(() => slip);
  expect(listener).toHaveBeenCalledExactlyOnceWith(slip, emptySlip);
});

it('begins empty where a page may not save anything', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const store = open('redline.7');
  store.update(() => slip);
  expect(store.state).toBe(slip);
});

it('is stored by the page around for a page that may not', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const outside = makeOutside();
  open('betradar.7', outside).update(() => slip);
  expect(open('betradar.7', outside).state).toEqual(slip);
  outside.stored = '{';
  expect(open('betradar.7', outside).state).toEqual(emptySlip);
});

it.each([
  null,
  7,
  'text',
  {},
  { picks: 'none' },
  { picks: [{ eventId: '1' }] },
  { ...slip, wantedKind: 'double' },
  { ...slip, sizes: null },
])('is empty instead of %j', (json) => {
  expect(readSlip(json)).toEqual(emptySlip);
});
