import { describe, expect, it } from 'vitest';

import { createFaultBoard, readFault } from './fault-board.ts';

describe('createFaultBoard', () => {
  it('affects its call as often as requested', () => {
    const board = createFaultBoard();
    board.switchOn({ kind: 'silent', call: 'bet', remaining: 2 });
    expect([board.take('win'), board.take('bet'), board.take('bet'), board.take('bet')]).toEqual([
      null,
      'silent',
      'silent',
      null,
    ]);
    expect(board.list()).toEqual([]);
  });

  it('stays on without a number of times until it is switched off', () => {
    const board = createFaultBoard();
    board.switchOn({ kind: 'slow', call: 'any', remaining: null });
    expect([board.take('bet'), board.take('win'), board.take('balance')]).toEqual(['slow', 'slow', 'slow']);
    board.clear();
    expect(board.take('bet')).toBeNull();
  });

  it('affects pages only by name', () => {
    const board = createFaultBoard();
    board.switchOn({ kind: 'slow', call: 'any', remaining: null });
    expect([board.take('page'), board.take('launch')]).toEqual([null, null]);
    board.switchOn({ kind: 'silent', call: 'page', remaining: null });
    expect([board.take('page'), board.take('launch'), board.take('bet')]).toEqual(['silent', null, 'slow']);
  });

  it('prefers the newest of several matching faults', () => {
    const board = createFaultBoard();
    board.switchOn({ kind: 'slow', call: 'any', remaining: null });
    board.switchOn({ kind: 'half', call: 'win', remaining: 1 });
    expect([board.take('win'), board.take('win')]).toEqual(['half', 'slow']);
  });
});

describe('readFault', () => {
  it.each([
    [
      { kind: 'silent', call: 'win', times: '3' },
      { kind: 'silent', call: 'win', remaining: 3 },
    ],
    [{ kind: 'slow' }, { kind: 'slow', call: 'any', remaining: null }],
    [
      { kind: 'slow', times: '' },
      { kind: 'slow', call: 'any', remaining: null },
    ],
    [
      { kind: 'half', call: 'launch' },
      { kind: 'half', call: 'launch', remaining: null },
    ],
    [{ kind: 'explode' }, null],
    [{ kind: 'slow', call: 'dance' }, null],
    [{ kind: 'slow', times: 0 }, null],
    [{ kind: 'slow', times: 'often' }, null],
    [null, null],
  ])('parses %j as %j', (input, fault) => {
    expect(readFault(input)).toEqual(fault);
  });
});
