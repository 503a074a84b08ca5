import { describe, expect, it } from 'vitest';

import { drawnHeroes, heroSymbols, metals } from './vocabulary.ts';
import { symbolExists } from './symbols/symbol-exists.ts';

describe('the vocabulary', () => {
  it('has only heroes that can be drawn, without duplicates', () => {
    expect(heroSymbols.filter((ref) => !symbolExists(ref))).toEqual([]);
    expect(new Set(heroSymbols).size).toBe(heroSymbols.length);
    expect(heroSymbols.filter((ref) => ref.startsWith('game:')).length).toBeGreaterThanOrEqual(150);
    expect(heroSymbols.filter((ref) => ref.startsWith('emoji:')).length).toBeGreaterThanOrEqual(120);
  });

  it('knows the metals and the drawn heroes', () => {
    for (const metal of metals) expect(symbolExists(`game:dragon-head:${metal}`)).toBe(true);
    for (const hero of drawnHeroes) expect(symbolExists(hero)).toBe(true);
  });

  it.each([
    'game:no-such-beast',
    'game:dragon-head:tin',
    'emoji:no-such-face',
    'emoji:cherries:gold',
    'cherries',
    '',
  ])('refuses %j', (ref) => {
    expect(symbolExists(ref)).toBe(false);
  });
});
