import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { BookCommand } from './commands.ts';
import { fingerprint } from './fingerprint.ts';
import { playWallets } from './kinds.ts';
import { chooseSides, PostingRuleError, postingRules } from './posting-rules.ts';

describe('posting rules', () => {
  test('every kind moves between two different sides', () => {
    for (const { from, to } of Object.values(postingRules)) {
      expect(from.some((side) => to.some((other) => other !== side))).toBe(true);
    }
  });

  test('sides are optional if there is only one choice, else required', () => {
    expect(chooseSides('deposit')).toEqual({ from: 'payments', to: 'main' });
    expect(chooseSides('walletTransfer', 'main', 'poker')).toEqual({ from: 'main', to: 'poker' });
    expect(() => chooseSides('adjust')).toThrow(PostingRuleError);
    expect(() => chooseSides('walletTransfer', 'main', 'main')).toThrow(PostingRuleError);
    expect(() => chooseSides('walletTransfer', 'held', 'main')).toThrow(PostingRuleError);
    expect(() => chooseSides('deposit', 'games')).toThrow(PostingRuleError);
  });
});

describe('the sides of a movement', () => {
  test.each([
    ['deposit', 'payments', 'main'],
    ['withdrawHold', 'main', 'held'],
    ['withdrawSettle', 'held', 'payments'],
    ['withdrawReturn', 'held', 'main'],
  ] as const)('%s moves money from %s to %s', (kind, from, to) => {
    expect(chooseSides(kind)).toEqual({ from, to });
  });

  test.each(['main', ...playWallets] as const)('what is played from %s is posted on it', (wallet) => {
    for (const kind of ['bet', 'winReversal'] as const) {
      expect(chooseSides(kind, wallet)).toEqual({ from: wallet, to: 'games' });
      expect(() => chooseSides(kind)).toThrow(PostingRuleError);
    }
    for (const kind of ['win', 'refund'] as const) {
      expect(chooseSides(kind, undefined, wallet)).toEqual({ from: 'games', to: wallet });
      expect(() => chooseSides(kind)).toThrow(PostingRuleError);
    }
  });

  test.each(['walletTransfer', 'bonus', 'adjust'] as const)('%s says both', (kind) => {
    for (const from of postingRules[kind].from) {
      for (const to of postingRules[kind].to) {
        if (from === to) continue;
        expect(chooseSides(kind, from, to)).toEqual({ from, to });
        expect(() => chooseSides(kind, from)).toThrow(PostingRuleError);
        expect(() => chooseSides(kind, undefined, to)).toThrow(PostingRuleError);
      }
    }
  });

  test('money held for a withdrawal cannot go anywhere else', () => {
    for (const kind of ['walletTransfer', 'bonus', 'adjust'] as const)
      expect([...postingRules[kind].from, ...postingRules[kind].to]).not.toContain('held');
  });
});

describe('fingerprints', () => {
  const key = { siteId: 1, playerId: 2, provider: 'studio', tx: 'b' };
  const bet = {
    ...key,
    kind: 'bet',
    amountMinor: 100n,
    currency: 1,
    gameId: 1,
    roundId: 'r',
    play: 'round',
  } as const;

  test('are equal for equal content, whatever the caller’s refusal', () => {
    expect(fingerprint(bet)).toEqual(fingerprint({ ...bet, refusal: 'limit' }));
    expect(fingerprint(bet)).toHaveLength(16);
  });

  test('differ for every change of content', () => {
    const changed: BookCommand[] = [
      { ...bet, amountMinor: 101n },
      { ...bet, currency: 2 },
      { ...bet, gameId: 2 },
      { ...bet, roundId: 's' },
      { ...bet, play: 'freeRound' },
    ];
    for (const other of changed) expect(fingerprint(other)).not.toEqual(fingerprint(bet));
  });

  test('differ for every change of a win, a rollback and a movement', () => {
    const win = { ...bet, kind: 'win', betTx: 'a' } as const;
    const refund = {
      ...key,
      kind: 'refund',
      betTx: 'a',
      amountMinor: 1n,
      roundId: 'r',
      currency: 1,
      gameId: 1,
    } as const;
    const deposit = {
      ...key,
      kind: 'walletTransfer',
      amountMinor: 1n,
      currency: 1,
      from: 'main',
      to: 'poker',
    } as const;
    const groups: BookCommand[][] = [
      [
        win,
        { ...win, betTx: 'b' },
        { ...win, betTx: null },
        { ...win, amountMinor: 1n },
        { ...win, currency: 2 },
      ],
      [win, { ...win, gameId: 2 }, { ...win, roundId: 's' }, { ...win, play: 'promo' }],
      [refund, { ...refund, betTx: 'b' }, { ...refund, amountMinor: 2n }, { ...refund, roundId: 's' }],
      [refund, { ...refund, currency: 2 }, { ...refund, gameId: 2 }, { ...key, kind: 'refund', betTx: 'a' }],
      [deposit, { ...deposit, amountMinor: 2n }, { ...deposit, currency: 2 }],
      [deposit, { ...deposit, from: 'poker', to: 'main' }, { ...deposit, to: 'binary' }],
    ];
    for (const group of groups) {
      const prints = group.map((command) => fingerprint(command).toString('hex'));
      expect(new Set(prints).size).toBe(group.length);
    }
  });

  test('do not confuse adjacent parts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (a, b, c, d) => {
        fc.pre((a !== c || b !== d) && ![a, b, c, d].some((text) => text.includes('\u001F')));
        const win = { ...key, kind: 'win', amountMinor: 1n, currency: 1, gameId: 1, play: 'round' } as const;
        const one = fingerprint({ ...win, roundId: a, betTx: b });
        expect(one).not.toEqual(fingerprint({ ...win, roundId: c, betTx: d }));
      }),
    );
  });

  test('depend on the boundaries between parts', () => {
    const cut = fc.tuple(fc.string({ minLength: 1 }), fc.nat(), fc.nat());
    fc.assert(
      fc.property(cut, ([text, first, second]) => {
        const [one, other] = [first % text.length, second % text.length];
        fc.pre(one !== other && !text.includes('\u001F'));
        const win = { ...key, kind: 'win', amountMinor: 1n, currency: 1, gameId: 1, play: 'round' } as const;
        const printAt = (place: number) =>
          fingerprint({ ...win, roundId: text.slice(0, place), betTx: text.slice(place) });
        expect(printAt(one)).not.toEqual(printAt(other));
        const refund = { ...key, kind: 'refund' } as const;
        const printOf = (place: number) =>
          fingerprint({ ...refund, betTx: text.slice(0, place), roundId: text.slice(place) });
        expect(printOf(one)).not.toEqual(printOf(other));
      }),
    );
  });
});
