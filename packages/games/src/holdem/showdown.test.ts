import { describe, expect, it } from 'vitest';

import type { PokerHandPlay } from './play-hand.ts';
import { playScript, scriptedHand, stacksOf } from './testing/scripted-hand.ts';

const chips = (...amounts: number[]) => amounts.map(BigInt);
/** `show 1`, `muck 2`, … in order. */
const shown = ({ events }: PokerHandPlay) =>
  events.flatMap((event) =>
    event.kind === 'show' || event.kind === 'muck' ? [`${event.kind} ${event.seat}`] : [],
  );
const limped = ['0 call', '1 call', '2 check'];
const checked = ['1 check', '2 check', '0 check'];
const holes = ['Kc Ks', '7c 8d', 'Ah Ad'];
const board = '2s 3s 9h 10d Jc';

describe('showdown', () => {
  it('begins with the last who bet, and beaten hands are mucked', () => {
    const hand = playScript(
      scriptedHand({ stacks: chips(5_000, 5_000, 5_000), holes, board }),
      ...limped,
      ...checked,
      ...checked,
      '1 check',
      '2 bet 200',
      '0 call',
      '1 call',
    );
    // Seven to jack is a straight, which beats the aces.
    expect(shown(hand)).toEqual(['show 2', 'muck 0', 'show 1']);
    expect(stacksOf(hand)).toEqual(chips(4_700, 5_600, 4_700));
  });
  it('begins at the left of the button if nobody bet', () => {
    const hand = playScript(
      scriptedHand({ stacks: chips(5_000, 5_000, 5_000), holes, board }),
      ...limped,
      ...checked,
      ...checked,
      ...checked,
    );
    expect(shown(hand)).toEqual(['show 1', 'muck 2', 'muck 0']);
  });
  it('is before the rest of the board if nobody can bet any more', () => {
    const hand = playScript(
      scriptedHand({ stacks: chips(1_000, 3_000), holes: ['Kc Ks', 'Ah Ad'], board }),
      '0 raise 1000',
      '1 call',
    );
    const last = ['act', 'act', 'show', 'show', 'street', 'street', 'street', 'pot', 'end'];
    expect(hand.events.map(({ kind }) => kind).slice(-last.length)).toEqual(last);
    expect(hand.state.seats.map(({ showdown }) => showdown)).toEqual(['shown', 'shown']);
    expect(stacksOf(hand)).toEqual(chips(0, 4_000));
  });
  it('does not happen if all others fold, who see nothing', () => {
    const hand = playScript(
      scriptedHand({ stacks: chips(5_000, 5_000, 5_000) }),
      '0 raise 300',
      '1 fold',
      '2 fold',
    );
    expect(shown(hand)).toEqual([]);
    expect(hand.events).toContainEqual({ kind: 'uncalled', seat: 0, amountMinor: 200n });
    expect(stacksOf(hand)).toEqual(chips(5_150, 4_950, 4_900));
  });
});

describe('pots of a hand', () => {
  it('go to the best hand of those who can win each', () => {
    // Seat 1 has the best hand and the fewest chips; seat 2 has the next.
    const hand = playScript(
      scriptedHand({ stacks: chips(3_000, 500, 1_200), holes, board }),
      '0 raise 3000',
      '1 call',
      '2 call',
    );
    expect(hand.events.filter(({ kind }) => kind === 'pot')).toEqual([
      { kind: 'pot', pot: 0, rakeMinor: 0n, shares: [{ seat: 1, amountMinor: 1_500n }] },
      { kind: 'pot', pot: 1, rakeMinor: 0n, shares: [{ seat: 2, amountMinor: 1_400n }] },
    ]);
    expect(stacksOf(hand)).toEqual(chips(1_800, 1_500, 1_400));
  });
  it('are shared by equal hands, with the odd chip at the left of the button', () => {
    const equal = scriptedHand({
      stacks: chips(5_000, 5_000, 5_000),
      holes: ['4c 5s', '4d 5h', '7h 8s'],
      board: '10h Jh Qh Kh Ah',
      rules: { smallBlindMinor: 51n, bigBlindMinor: 101n },
    });
    const hand = playScript(
      equal,
      '0 call',
      '1 call',
      '2 fold',
      '1 bet 101',
      '0 call',
      '1 check',
      '0 check',
      '1 check',
      '0 check',
    );
    expect(hand.events.at(-2)).toMatchObject({
      shares: [
        { seat: 1, amountMinor: 253n },
        { seat: 0, amountMinor: 252n },
      ],
    });
  });
  it('pay a rake after the flop only, shown with each', () => {
    const rules = { rake: { basisPoints: 500, capMinor: 40n } };
    const start = () =>
      scriptedHand({ stacks: chips(5_000, 5_000), holes: ['Kc Ks', 'Ah Ad'], board, rules });
    const flop = playScript(start(), '0 call', '1 check', '1 bet 100', '0 fold');
    expect(flop.events.at(-2)).toMatchObject({ rakeMinor: 10n, shares: [{ seat: 1, amountMinor: 190n }] });
    expect(stacksOf(flop)).toEqual(chips(4_900, 5_090));
    const capped = playScript(start(), '0 raise 5000', '1 call');
    expect(capped.state.rakeMinor).toBe(40n);
    expect(playScript(start(), '0 raise 5000', '1 fold').state.rakeMinor).toBe(0n);
  });
});
