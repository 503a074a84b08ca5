import type { LiveTavlaTable } from '../live-tavla-table.ts';
import type { TavlaState } from '../tavla-messages.ts';
import { takeTurn, tavlaStateOf, type TestTavla, type TestTavlaPage } from './test-tavla.ts';

/** One point, ₺10. */
export const WITH_HOUSE = 401;
/** Three points, ₺100. */
export const PLAYERS_ONLY = 405;
export const STAKE = 10_000;
/** 5 % of both stakes. */
export const COMMISSION = 1_000;
export const TOTAL = 100_000;
/** More than any match has, however slow its players are. */
export const MOST_STEPS = 20_000;

/** The match that the page shows. */
export function matchOf(page: TestTavlaPage): NonNullable<TavlaState['view']['match']> {
  const { match } = tavlaStateOf(page).view;
  if (match === null) throw new Error('no match was played');
  return match;
}

/** A match that has begun, up to the first turn. */
export async function begin(room: TestTavla, table: LiveTavlaTable): Promise<[TestTavlaPage, TestTavlaPage]> {
  const pages: [TestTavlaPage, TestTavlaPage] = [
    await room.seated(table, 'ada', 'white'),
    await room.seated(table, 'can', 'black'),
  ];
  await room.run(6_000);
  if (matchOf(pages[0]).state.turn === null) throw new Error('the match has not begun');
  return pages;
}

/** Everybody plays as a beginner does until the match is over. */
export async function playOn(
  room: TestTavla,
  table: LiveTavlaTable,
  ...pages: readonly TestTavlaPage[]
): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (table.duel?.state.result !== null) return;
    let hasPlayed = false;
    for (const page of pages) if (await takeTurn(table, page)) hasPlayed = true;
    if (!hasPlayed) await room.run(1_000);
  }
  throw new Error('the match does not end');
}
