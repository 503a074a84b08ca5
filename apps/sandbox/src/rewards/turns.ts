import type { Clock } from '@baize/clock';
import type { Draw } from '@baize/games';
import type { RewardPause } from '@baize/providers';

import { brandDay, daysAfter } from './brand-day.ts';
import type { RewardPage } from './page-sessions.ts';
import { casePrizes, drawPrize, treasureSteps, wheelPrizes } from './prizes.ts';
import { type RewardRecord, wasRefused } from './reward-record.ts';
import type { RewardRecords, Turn } from './reward-records.ts';

export interface TurnDeps {
  readonly records: RewardRecords;
  readonly clock: Clock;
  readonly draw: Draw;
}

const turnOf = ({ ticket, player }: RewardPage, source: Turn['source'], turn: string): Turn => ({
  keyId: ticket.key.id,
  player,
  source,
  turn,
});

/** The day of the brand whose page it is. */
export function todayOf({ ticket }: RewardPage, clock: Clock): string {
  return brandDay(ticket.timeZone, clock.now());
}

/** More than the wheel takes to come to rest: when a prize is granted whose page was closed. */
const LONGEST_TURN_MS = 10_000;

/**
 * Turns the wheel, once a day. What it gives is drawn and stored before it turns, and granted when it has come to rest: the
 * brand sends the player a message of it.
 */
export function spinWheel({ records, clock, draw }: TurnDeps, page: RewardPage): Promise<RewardRecord> {
  const decide = () => {
    const { id: prize, reward } = drawPrize(wheelPrizes, draw);
    return { prize, reward };
  };
  return records.take(turnOf(page, 'wheel', todayOf(page, clock)), decide, LONGEST_TURN_MS);
}

/** A page has shown today's turn of the wheel. */
export function restWheel({ records, clock }: TurnDeps, page: RewardPage): Promise<RewardRecord | undefined> {
  return records.grantShown(turnOf(page, 'wheel', todayOf(page, clock)));
}

/** Where a player is in the treasure's seven days. */
export interface Streak {
  /** The step of today, from 0. */
  readonly step: number;
  /** Whether it was taken. */
  readonly isTaken: boolean;
}

/**
 * A day after a day goes on; a missed day begins anew, and so does the day after the last step. Days on which the player could
 * not take part are not missed.
 */
export function streakOf(
  records: readonly Pick<RewardRecord, 'turn' | 'prize' | 'result'>[],
  today: string,
  pauses: readonly RewardPause[] = [],
): Streak {
  const stepOn = (day: string): number | undefined => {
    const taken = records.find((record) => record.turn === day && !wasRefused(record));
    return taken && treasureSteps.findIndex(({ id }) => id === taken.prize);
  };
  const isPaused = (day: string): boolean =>
    pauses.some(({ from, to }) => from <= day && day <= to) ||
    records.some((record) => record.turn === day && wasRefused(record));
  let last = daysAfter(today, -1);
  while (stepOn(last) === undefined && isPaused(last)) last = daysAfter(last, -1);
  const now = stepOn(today);
  const before = stepOn(last) ?? -1;
  return { step: now ?? (before + 1) % treasureSteps.length, isTaken: now !== undefined };
}

/** Takes today's step of the treasure. */
export function openTreasure({ records, clock }: TurnDeps, page: RewardPage): Promise<RewardRecord> {
  const today = todayOf(page, clock);
  const { step } = streakOf(records.list(page.player, 'treasure'), today, page.ticket.pauses);
  return records.take(turnOf(page, 'treasure', today), () => {
    const { id: prize, reward } = treasureSteps[step] ?? { id: null, reward: null };
    return { prize, reward };
  });
}

/** Levels that gave a key which is not used yet, lowest first: each level above the first gives one. */
export function keysOf(records: RewardRecords, { ticket, player }: RewardPage): number[] {
  const { level = 0, levels = [] } = ticket.loyalty ?? {};
  const used = new Set(
    records
      .list(player, 'case')
      .filter((record) => !wasRefused(record))
      .map(({ turn }) => turn),
  );
  return levels
    .filter(({ from, number }) => from > 0 && number <= level)
    .map(({ number }) => number)
    .filter((number) => !used.has(`level-${number}`));
}

/**
 * Opens a case with the key of a level.
 *
 * @param level names the key, so that two presses at once use one
 * @returns undefined without such a key
 */
export async function openCase(
  { records, draw }: TurnDeps,
  page: RewardPage,
  level: number,
): Promise<RewardRecord | undefined> {
  const turn = turnOf(page, 'case', `level-${level}`);
  if (records.findTaken(turn) === undefined && !keysOf(records, page).includes(level)) return undefined;
  return records.take(turn, () => {
    const { id: prize, reward } = drawPrize(casePrizes, draw);
    return { prize, reward };
  });
}
