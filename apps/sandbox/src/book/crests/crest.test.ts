import { expect, it } from 'vitest';

import { FAKE_LEAGUES } from '../testing/fake-leagues.ts';
import { contrast, hash } from './colors.ts';
import { largeCrest, leagueMark, playerMark, smallCrest } from './crest.ts';

const clubs = FAKE_LEAGUES.flatMap(({ sides }) => sides);

it('draws a club the same way every time, and clubs differently', () => {
  const crests = clubs.map((club) => largeCrest(club));
  expect(clubs.map((club) => largeCrest(club))).toEqual(crests);
  expect(new Set(crests).size).toBe(clubs.length);
  expect(new Set(clubs.map((club) => smallCrest(club))).size).toBe(clubs.length);
});

it('keeps emblems legible on their ground', () => {
  for (const first of ['#f2f5f3', '#14181a', '#b3202e', '#ffd479', '#7fb8ec']) {
    for (const second of ['#f2f5f3', '#14181a', '#1f5fb0']) {
      for (let number = 0; number < 40; number += 1) {
        const drawn = largeCrest({ id: `club-${number}`, colors: [first, second] });
        const plate = /<circle[^>]* fill="(#\w+)"/.exec(drawn)?.[1] ?? first;
        const ink = /fill="(#\w+)" fill-rule/.exec(drawn)?.[1] ?? plate;
        expect(contrast(ink, plate)).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

it('writes the initials of a player', () => {
  expect(playerMark({ name: 'D. Aksoy', colors: ['#14181a', '#f2c14e'] })).toContain('>DA</text>');
  expect(playerMark({ name: 'Şule', colors: ['#14181a', '#f2c14e'] })).toContain('>Ş</text>');
});

it('spreads names evenly over shapes', () => {
  const counts = Array.from({ length: 8 }, () => 0);
  for (let number = 0; number < 800; number += 1) {
    const shape = hash(`club-${number}`) % 8;
    counts[shape] = (counts[shape] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(60);
  expect(new Set(['a', 'b', 'c', 'd'].map((id) => leagueMark(id))).size).toBeGreaterThan(1);
});
