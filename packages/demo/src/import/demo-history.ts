import { demoGames } from '../catalogue.ts';
import type { GameType } from '../games/game.ts';
import { createDraw, type Draw, seedOf } from '../seeded-draw.ts';

/** Something that the demo player did, at its time. */
export type DemoEvent = { readonly at: Date } & (
  | { readonly kind: 'opening'; readonly amountMinor: bigint }
  | {
      readonly kind: 'deposit';
      readonly amountMinor: bigint;
      readonly methodId: number;
      readonly isPaid: boolean;
    }
  | {
      readonly kind: 'withdrawal';
      readonly amountMinor: bigint;
      readonly methodId: number;
      readonly paidAt: Date;
    }
  | {
      readonly kind: 'round';
      readonly gameId: number;
      readonly roundId: string;
      readonly betMinor: bigint;
      /** 0 for a lost round. */
      readonly winMinor: bigint;
      /** The studio took the bet back; there is no win then. */
      readonly isUndone: boolean;
    }
);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** About three months, so that every period of a statement has something to show. */
const DAYS = 92;
/** Of the day in UTC; in Türkiye it is evening. */
const EVENING_HOUR = 16;
/** Gateways are asked about the payments of the last days, and these are no payments of theirs. */
const LAST_PAYMENT_DAYS_AGO = 14;

const payments = [
  { daysAgo: 90, kind: 'deposit', lira: 1_000, methodId: 1, isPaid: true },
  { daysAgo: 71, kind: 'deposit', lira: 500, methodId: 2, isPaid: true },
  { daysAgo: 55, kind: 'deposit', lira: 750, methodId: 1, isPaid: false },
  { daysAgo: 55, kind: 'deposit', lira: 750, methodId: 2, isPaid: true },
  { daysAgo: 36, kind: 'withdrawal', lira: 1_250, methodId: 101 },
  { daysAgo: 22, kind: 'deposit', lira: 1_500, methodId: 1, isPaid: true },
  { daysAgo: LAST_PAYMENT_DAYS_AGO, kind: 'deposit', lira: 250, methodId: 2, isPaid: true },
] as const;

/** Which games somebody plays again and again. */
function favourites(draw: Draw): readonly number[] {
  const of = (type: GameType, count: number) =>
    draw
      .shuffle(
        demoGames()
          .filter((game) => game.launchable && game.type === type)
          .slice(0, 24),
      )
      .slice(0, count)
      .map(({ id }) => id);
  return [...of('casino', 6), ...of('games', 3)];
}

function drawWin(draw: Draw, betMinor: bigint): bigint {
  const luck = draw.integer(1, 100);
  if (luck > 34) return 0n;
  const hundredths = luck > 3 ? draw.integer(40, 400) : draw.integer(700, 2_000);
  return (betMinor * BigInt(hundredths)) / 100n;
}

function drawEvenings(name: string, today: number): DemoEvent[] {
  const draw = createDraw(seedOf(`history ${name}`));
  const games = favourites(draw);
  const rounds: DemoEvent[] = [];
  for (let daysAgo = DAYS - 3; daysAgo > 0; daysAgo -= draw.integer(2, 6)) {
    const gameId = draw.pick(games);
    let at = today - daysAgo * DAY_MS + EVENING_HOUR * HOUR_MS + draw.integer(0, 150) * MINUTE_MS;
    const count = draw.integer(2, 5);
    for (let round = 0; round < count; round += 1) {
      const betMinor = draw.pick([500n, 1_000n, 1_000n, 2_000n, 2_500n, 5_000n]);
      const isUndone = draw.integer(1, 40) === 1;
      rounds.push({
        at: new Date(at),
        kind: 'round',
        gameId: draw.integer(1, 5) === 1 ? draw.pick(games) : gameId,
        roundId: `demo-${name}-${rounds.length + 1}`,
        betMinor,
        winMinor: isUndone ? 0n : drawWin(draw, betMinor),
        isUndone,
      });
      at += draw.integer(20, 420) * 1_000;
    }
  }
  return rounds;
}

function paymentsOf(today: number): DemoEvent[] {
  return payments.map((payment, index) => {
    // Before the evening, none at the same moment.
    const at = new Date(today - payment.daysAgo * DAY_MS + (10 * 60 + index * 7) * MINUTE_MS);
    const amountMinor = BigInt(payment.lira) * 100n;
    const { methodId } = payment;
    return payment.kind === 'deposit'
      ? { at, kind: payment.kind, amountMinor, methodId, isPaid: payment.isPaid }
      : { at, kind: payment.kind, amountMinor, methodId, paidAt: new Date(at.getTime() + 5 * HOUR_MS) };
  });
}

/** By how much an event changes the balance. */
export function changeOf(event: DemoEvent): bigint {
  if (event.kind === 'round') return event.isUndone ? 0n : event.winMinor - event.betMinor;
  if (event.kind === 'withdrawal') return -event.amountMinor;
  return event.kind === 'opening' || event.isPaid ? event.amountMinor : 0n;
}

/** When the demo player's account was opened, as it seems. */
export function historyStart(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - DAYS * DAY_MS + 9 * HOUR_MS);
}

/**
 * About three months of the demo player, in the order of time, the last of them yesterday evening: what a newcomer finds in
 * the histories and statements. The same name and day give the same events.
 *
 * @param since nothing is older
 * @param endMinor the balance after all of it
 */
export function demoHistory(
  name: string,
  { now, since, endMinor }: { readonly now: Date; readonly since: Date; readonly endMinor: bigint },
): readonly DemoEvent[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const events = [...drawEvenings(name, today), ...paymentsOf(today)]
    .filter(({ at }) => at > since)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const change = events.reduce((sum, event) => sum + changeOf(event), 0n);
  return [{ at: since, kind: 'opening', amountMinor: endMinor - change }, ...events];
}
