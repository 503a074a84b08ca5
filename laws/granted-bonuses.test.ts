import { expect, it } from 'vitest';

import { askedBonuses } from '../apps/sandbox/src/rewards/bonus-requests.ts';
import { casePrizes, treasureSteps, wheelPrizes } from '../apps/sandbox/src/rewards/prizes.ts';
import { bonuses } from '../packages/demo/src/bonuses/index.ts';

const kinds = new Map(bonuses.map(({ slug, terms }) => [slug, terms.kind]));

it.each([
  ['wheel', wheelPrizes.map(({ reward }) => reward)],
  ['case', casePrizes.map(({ reward }) => reward)],
  ['treasure', treasureSteps.map(({ reward }) => reward)],
  ['request', Object.values(askedBonuses)],
])('every reward of the %s is a bonus that brands have', (_source, rewards) => {
  const named = rewards.flatMap((reward) => (reward && reward.kind !== 'points' ? [reward] : []));
  expect(named.length).toBeGreaterThan(0);
  const unknown = named.filter(({ kind, slug }) => {
    const found = kinds.get(slug);
    return found === undefined || (found === 'freeSpins') !== (kind === 'freeSpins');
  });
  expect(unknown).toEqual([]);
});

it('no two bonuses of brands have one name', () => {
  expect(kinds.size).toBe(bonuses.length);
});
