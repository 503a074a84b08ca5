import { expect, it } from 'vitest';

import { sportIds } from '../../book.ts';
import { trackerOf } from '../../testing/fake-book.ts';
import { BOOK_TEXTS } from '../../texts/book-texts.ts';
import { redCardsText } from '../clock-text.ts';
import { cardMarks } from '../score-board.ts';
import { CARD_COLORS, groundPicture } from './ground-picture.ts';
import { gains, matchCounts } from './match-counts.ts';
import { margins } from './match-flow.ts';
import { pointTexts } from './part-table.ts';
import { PICTURE, project } from './perspective.ts';

const score = (home: number, away: number) => ({ home, away });

it.each(sportIds)('draws the ground of %s within its picture', (sport) => {
  const drawn = groundPicture(sport, trackerOf(sport));
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  for (const [, x, y] of drawn.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
    expect(Number(x)).toBeGreaterThan(-1);
    expect(Number(x)).toBeLessThan(PICTURE.width + 1);
    expect(Number(y)).toBeGreaterThan(-1);
    expect(Number(y)).toBeLessThan(PICTURE.height + 1);
  }
});

it('draws far things smaller and higher', () => {
  const width = (y: number) => project([1, y])[0] - project([0, y])[0];
  expect(width(0)).toBeLessThan(width(1));
  expect(project([0.5, 0])[1]).toBeLessThan(project([0.5, 1])[1]);
});

it.each([
  [score(0, 0), '0', '0'],
  [score(2, 1), '30', '15'],
  [score(3, 3), '40', '40'],
  [score(5, 4), 'A', '40'],
])('calls points %j in a game %s and %s', (points, home, away) => {
  expect(pointTexts({ ...trackerOf('tennis'), points })).toEqual({ home, away });
});

it('counts the points of a tie-break', () => {
  const tracker = { ...trackerOf('tennis'), parts: [score(6, 6)], points: score(5, 3) };
  expect(pointTexts(tracker)).toEqual({ home: '5', away: '3' });
});

it('derives figures from what has happened', () => {
  const incidents = [
    { at: '1', kind: 'point', side: 'home', score: score(3, 0) },
    { at: '1', kind: 'point', side: 'away', score: score(3, 2) },
    { at: '2', kind: 'part', side: null, score: score(3, 2) },
    { at: '2', kind: 'point', side: 'away', score: score(3, 5) },
  ] as const;
  const tracker = { ...trackerOf('basketball'), incidents };
  expect(gains(incidents).map(({ points }) => points)).toEqual([3, 2, 3]);
  expect(margins('basketball', tracker)).toEqual([3, 1, -2]);
  const counts = new Map(matchCounts('basketball', tracker).map(({ name, score: of }) => [name, of]));
  expect(counts.get('threes')).toEqual(score(1, 1));
  expect(counts.get('twos')).toEqual(score(0, 1));
  expect(counts.get('lead')).toEqual(score(3, 2));
});

it('shows a red card in red, and names the cards of a side for a screen reader', () => {
  const red = { at: "40'", kind: 'red', side: 'away', score: score(1, 0) } as const;
  const tracker = { ...trackerOf('football'), incidents: [red] };
  expect(groundPicture('football', tracker)).toContain(CARD_COLORS['red'] ?? 'none');
  const counts = new Map(matchCounts('football', tracker).map(({ name, score: of }) => [name, of]));
  expect(counts.get('redCards')).toEqual(score(0, 1));
  for (const texts of Object.values(BOOK_TEXTS)) {
    const names = texts.counts['redCards'];
    expect(`${names} ${texts.incidents['red']}`).toMatch(
      /^(?:Kırmızı kart|Red cards) (?:Kırmızı kart|Red card)$/,
    );
    expect(cardMarks(tracker, 'away', texts)).toContain(`<span class="vh">${names}: </span>1`);
    expect(cardMarks(tracker, 'home', texts)).not.toContain('rcd');
  }
  expect(redCardsText({ ...tracker, counts: { redCards: score(0, 1) } })).toBe('0–1');
  expect(redCardsText({ ...tracker, counts: {} })).toBe('');
});
