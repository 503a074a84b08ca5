import { createIdMaker } from '@baize/clock';
import { bonusTerms, type WrittenBonusTerms } from '@baize/contract';
import { bonusTermsRow } from '@baize/db';
import { expect } from 'vitest';

import { slotId } from './seed-catalogue.ts';
import type { TestApp } from './test-app.ts';
import type { TestPlayer } from './test-player.ts';

/** Ids of two offered bonuses and of two sets of free rounds, the first of each with that of its terms. */
export interface OfferedRewards {
  readonly award: number;
  readonly terms: number;
  readonly otherAward: number;
  readonly spins: number;
  readonly spinTerms: number;
  readonly otherSpins: number;
}

const fixed: Omit<WrittenBonusTerms, 'audience'> = {
  kind: 'fixed',
  name: { tr: 'Kod bonusu', en: 'Code bonus' },
  summary: { tr: 'Kodla ₺100', en: '₺100 by code' },
  amountMinor: 10_000,
  wagering: { times: 10, base: 'bonus' },
  contribution: { types: {}, games: { [slotId]: 100 } },
  daysToAccept: 7,
  daysToPlay: 7,
};
const spins: Omit<WrittenBonusTerms, 'audience'> = {
  ...fixed,
  kind: 'freeSpins',
  wagering: { times: 0, base: 'bonus' },
  freeSpins: { count: 5, stakeMinor: 100, games: [slotId] },
};

/** Makes bonuses of the app's brand, and has a player enter their codes. */
export async function offerRewards(app: TestApp, { token }: TestPlayer): Promise<OfferedRewards> {
  const ids = createIdMaker(app.clock);
  const rows = Object.entries({ first: fixed, second: fixed, third: spins, fourth: spins }).map(
    ([slug, terms]) => ({
      siteId: app.brand.siteId,
      id: ids.next(),
      slug,
      terms: bonusTerms.parse({ ...terms, audience: { code: slug.toUpperCase() } }),
      createdAt: app.clock.now(),
    }),
  );
  await app.database.sql.insert(bonusTermsRow).values(rows);
  const enter = async (code: string) => {
    const reply = await app.call('POST', '/account/bonuses/code', { token, body: { code } });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<{ data: { award_id: number | null; free_spin_id: number | null } }>().data;
  };
  const [one, two, three, four] = [
    await enter('FIRST'),
    await enter('SECOND'),
    await enter('THIRD'),
    await enter('FOURTH'),
  ];
  return {
    award: one.award_id ?? 0,
    terms: rows[0]?.id ?? 0,
    otherAward: two.award_id ?? 0,
    spins: three.free_spin_id ?? 0,
    spinTerms: rows[2]?.id ?? 0,
    otherSpins: four.free_spin_id ?? 0,
  };
}
