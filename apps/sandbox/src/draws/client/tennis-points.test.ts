import { type CourtEvent, courtRules, createSeededDraw } from '@baize/games';
import { describe, expect, it } from 'vitest';

import { gameText } from './tennis-points.ts';

describe('gameText', () => {
  it('calls the points of a game', () => {
    expect(gameText({ home: 1, away: 3 }, null)).toBe('15–40');
    expect(gameText({ home: 4, away: 2 }, { home: 3, away: 2 })).toBe('✓–30');
  });

  it('counts a tie-break point by point', () => {
    expect(gameText({ home: 5, away: 4 }, { home: 3, away: 3 })).toBe('5–4');
  });

  it('has words for every point of matches', () => {
    for (let seed = 1; seed <= 200; seed++)
      for (const text of textsOfMatch(seed)) expect(text).toMatch(/^(?:\d+|✓)–(?:\d+|✓)$/);
  });
});

function textsOfMatch(seed: number): string[] {
  const texts: string[] = [];
  let last: CourtEvent | null = null;
  courtRules('tennis').contest.play(0, createSeededDraw(`match ${seed}`), (event) => {
    const before = last?.part === event.part ? (last.scores[1] ?? null) : null;
    const [, , points] = event.scores;
    if (points) texts.push(gameText(points, before));
    last = event;
  });
  return texts;
}
