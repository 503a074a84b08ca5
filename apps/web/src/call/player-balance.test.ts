import { assert, integer, property, array, oneof, constantFrom } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { createPlayerBalance, type PlayerBalance, type VersionedBalance } from './player-balance.ts';

let screen: VersionedBalance | undefined;
let balance: PlayerBalance;
beforeEach(() => {
  screen = { balance: '10.00', balance_version: 5 };
  balance = createPlayerBalance({ shown: () => screen, show: (next) => (screen = next) });
});
const at = (balance_version: number, text = `${balance_version}.00`) => ({ balance: text, balance_version });

describe('a balance', () => {
  it.each([
    ['an older version is passed over', at(4), '10.00'],
    ['the same version is taken', at(5), '5.00'],
    ['a newer version is taken', at(6), '6.00'],
  ])('%s', (_, next, shown) => {
    balance.take(next);
    expect(screen?.balance).toBe(shown);
  });

  it('keeps its bonus money if the next one says nothing of it', () => {
    balance.take({ ...at(6), bonus_balance: '3.00' });
    balance.take(at(7));
    expect(screen).toEqual({ ...at(7), bonus_balance: '3.00' });
    balance.take({ ...at(8), bonus_balance: '0.00' });
    expect(screen).toEqual({ ...at(8), bonus_balance: '0.00' });
  });

  it('is shown as it is if there is none yet', () => {
    screen = undefined;
    balance.take(at(1));
    expect(screen).toEqual(at(1));
  });
});

describe('while a game holds the balance', () => {
  it('shows nothing new, and afterwards only the latest', () => {
    balance.hold();
    for (const version of [7, 9, 8]) balance.take(at(version));
    expect(screen?.balance).toBe('10.00');
    balance.release();
    expect(screen).toEqual(at(9));
    balance.take(at(10));
    balance.release();
    expect(screen).toEqual(at(10));
  });

  it('holds back balances of replies too', () => {
    balance.hold();
    expect(balance.reduce(at(7)).balance).toBe('10.00');
    balance.release();
    expect(screen).toEqual(at(7));
  });

  it('takes a stake off, own money first, until the game is over', () => {
    screen = { ...at(5, '10.00'), bonus_balance: '3.00' };
    balance.lower(900n);
    expect(screen.balance).toBe('10.00');
    balance.hold();
    balance.lower(900n);
    expect(screen.balance).toBe('6.00');
    for (const more of [1_000n, 5_000n, 100n]) balance.lower(more);
    expect(screen.balance).toBe('6.00');
    balance.take({ ...at(6, '21.00'), bonus_balance: '3.00' });
    expect(screen.balance).toBe('6.00');
    balance.release();
    expect(screen).toMatchObject({ balance: '21.00', balance_version: 6 });
  });

  it('gives back what was taken off if nothing was booked', () => {
    balance.hold();
    balance.lower(400n);
    balance.release();
    expect(screen).toEqual(at(5, '10.00'));
  });

  it('keeps nothing for the next player', () => {
    balance.hold();
    balance.take(at(7));
    balance.forget();
    balance.release();
    expect(screen?.balance).toBe('10.00');
  });
});

it('ends at the latest version, whatever the order of versions and holds', () => {
  const step = oneof(integer({ min: 0, max: 20 }), constantFrom('hold', 'release', 'lower'));
  assert(
    property(array(step), (steps) => {
      let shown: VersionedBalance = at(0);
      const model = createPlayerBalance({ shown: () => shown, show: (next) => (shown = next) });
      const seen: number[] = [0];
      for (const one of steps) {
        const before = shown.balance_version;
        if (one === 'hold') model.hold();
        else if (one === 'release') model.release();
        else if (one === 'lower') model.lower(1n);
        else {
          seen.push(one);
          model.take(at(one));
        }
        expect(shown.balance_version).toBeGreaterThanOrEqual(before);
      }
      model.release();
      expect(shown.balance_version).toBe(Math.max(...seen));
    }),
  );
});
