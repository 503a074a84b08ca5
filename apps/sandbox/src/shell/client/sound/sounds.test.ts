import { describe, expect, it } from 'vitest';

import { riseSemitones, type SoundName, sounds, transpose, type Voice, winSound } from './sounds.ts';

const entries: [SoundName, readonly Voice[]][] = Object.entries(sounds).map(([name, voices]) => [
  name as SoundName,
  voices,
]);
const endOf = (voices: readonly Voice[]): number =>
  Math.max(...voices.map(({ atMs, lastsMs }) => atMs + lastsMs));

describe('the sounds', () => {
  it('are there for everything that games do', () => {
    expect(Object.keys(sounds)).toEqual([
      'reelStart',
      'reelStop',
      'symbolLand',
      'tumble',
      'coinLock',
      'winSmall',
      'winMedium',
      'winLarge',
      'featureStart',
      'chip',
      'card',
      'wheelTick',
      'ball',
      'dice',
      'crashRise',
      'crashBurst',
      'numberDrawn',
    ]);
  });

  it.each(entries)('%s is short, quiet and within what a phone can play', (_, voices) => {
    expect(endOf(voices)).toBeLessThanOrEqual(1_100);
    // Voices that start at the same time add up.
    const gains = voices.filter(({ atMs }) => atMs === 0).reduce((sum, { gain }) => sum + gain, 0);
    expect(gains).toBeLessThanOrEqual(0.45);
    for (const { from, to, gain, attackMs, lastsMs } of voices) {
      expect(Math.min(from, to)).toBeGreaterThanOrEqual(60);
      expect(Math.max(from, to)).toBeLessThanOrEqual(4_200);
      expect(gain).toBeGreaterThan(0);
      expect(attackMs).toBeGreaterThan(0);
      expect(attackMs).toBeLessThan(lastsMs);
    }
  });

  it('last the longer, the larger the win is', () => {
    const lengths = [sounds.winSmall, sounds.winMedium, sounds.winLarge].map((voices) => endOf(voices));
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    expect(new Set(lengths).size).toBe(3);
  });
});

describe('winSound', () => {
  it.each([
    [0, 1_200, null],
    [1_199, 1_200, null],
    [1_200, 1_200, null],
    [1_201, 1_200, 'winSmall'],
    [11_999, 1_200, 'winSmall'],
    [12_000, 1_200, 'winMedium'],
    [59_999, 1_200, 'winMedium'],
    [60_000, 1_200, 'winLarge'],
    [9_999_999_901, 20, 'winLarge'],
  ])('of %i for a stake of %i is %s', (win, stake, name) => {
    expect(winSound(win, stake)).toBe(name);
  });
});

it('rises by an octave each time a multiplier doubles, and by two at most', () => {
  expect([0.5, 1, 2, 4, 100].map((multiplier) => riseSemitones(multiplier))).toEqual([0, 0, 12, 24, 24]);
  const [voice] = transpose(sounds.crashRise, 12);
  expect(voice?.from).toBeCloseTo(523.2, 5);
  expect(voice?.gain).toBe(sounds.crashRise[0].gain);
});
