import { expect, it } from 'vitest';

import { BonusWarning } from './bonus-warning.ts';

function openWarning() {
  const shown: (number | null)[] = [];
  let readings = 0;
  const warning = new BonusWarning({
    show: (largestMinor) => shown.push(largestMinor),
    reread: () => {
      readings += 1;
    },
  });
  return { warning, shown, readings: () => readings };
}

it('warns above the largest stake, and no longer at it', () => {
  const { warning, shown } = openWarning();
  warning.learn({ maxStake: 10_000 });
  for (const stake of [10_000, 20_000, 20_000, 50_000, 10_000, 5_000]) warning.consider(stake);
  expect(shown).toEqual([10_000, 10_000, null]);
});

it.each([null, { maxStake: null }])('never warns with %j', (bonus) => {
  const { warning, shown, readings } = openWarning();
  warning.learn(bonus);
  warning.consider(1_000_000);
  expect([shown, readings()]).toEqual([[], 0]);
});

it('reads the terms once for each time that the stake becomes too large, and takes back what no longer holds', () => {
  const { warning, shown, readings } = openWarning();
  warning.learn({ maxStake: 10_000 });
  for (const stake of [20_000, 50_000, 1_000, 20_000]) warning.consider(stake);
  expect(readings()).toBe(2);
  warning.learn({ maxStake: 10_000 });
  expect(shown.at(-1)).toBe(10_000);
  warning.learn(null);
  expect(shown.at(-1)).toBeNull();
  warning.consider(50_000);
  expect(shown.at(-1)).toBeNull();
});
