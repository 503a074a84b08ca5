import { describe, expect, it } from 'vitest';

import { closingOf } from './closing-of.ts';

const SLOT = 172101;
const game = (id: number, demo: 0 | 1, launchable: boolean) => ({ launchable, game: { id, demo } });

describe('a game', () => {
  it.each(['real', 'demo'] as const)('that can be opened is not closed: %s', (mode) => {
    expect(closingOf(game(SLOT, 1, true), mode, true)).toBeUndefined();
  });

  it('without a demo is closed for play money only', () => {
    expect(closingOf(game(SLOT, 0, true), 'demo', true)).toEqual({ kind: 'no demo' });
    expect(closingOf(game(SLOT, 0, true), 'real', true)).toBeUndefined();
  });

  it.each(['real', 'demo'] as const)('of the poker room leads there, if the brand has one: %s', (mode) => {
    expect(closingOf(game(4, 0, false), mode, true)).toEqual({ kind: 'poker', room: 4 });
    expect(closingOf(game(4, 0, false), mode, false)).toEqual({ kind: 'nothing' });
  });

  it('that nothing opens is closed, with a demo or without', () => {
    expect(closingOf(game(5, 0, false), 'real', true)).toEqual({ kind: 'nothing' });
    expect(closingOf(game(SLOT, 1, false), 'demo', true)).toEqual({ kind: 'nothing' });
  });
});
