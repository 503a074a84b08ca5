import { EPOCH_MS } from '@baize/clock';

import { demoGames } from '../catalogue.ts';
import { bonusPlayer, type DemoPlayer, demoPlayer, winners } from '../players.ts';
import { createDraw, seedOf } from '../seeded-draw.ts';
import { type BonusEvent, demoBonuses } from './demo-bonuses.ts';
import { type DemoEvent, demoHistory, historyStart } from './demo-history.ts';

/** One played round: the bet is booked, then the win, as if the studio had sent them. */
export interface DemoRound {
  siteId: number;
  playerId: number;
  gameId: number;
  roundId: string;
  betMinor: bigint;
  winMinor: bigint;
  playedAt: Date;
}

/** Functions of the server, so that players and money go through the product's verbs. */
export interface PlayerVerbs {
  /** Creates the player with a verified phone and open accounts; returns the id of an existing one. */
  createPlayer(siteId: number, player: DemoPlayer, registeredAt?: Date): Promise<number>;
  /** Credits an amount once per key: a repeat changes nothing. */
  credit(siteId: number, playerId: number, amountMinor: bigint, key: string): Promise<void>;
  /** Books everything that a player did, each thing at its time; a repeat changes nothing. */
  bookHistory(siteId: number, playerId: number, history: readonly DemoEvent[]): Promise<void>;
  /** Does what happened to a player's bonuses, each thing at its time; a repeat changes nothing. */
  bookBonuses(siteId: number, playerId: number, events: readonly BonusEvent[]): Promise<void>;
  /** Books once per round id. */
  bookRound(round: DemoRound): Promise<void>;
  /** Counts who has played which game until now; what is booked for the past after that makes no game popular. */
  countPlays(): Promise<void>;
}

const ROUNDS_PER_WINNER = 2;
const MINUTE_MS = 60_000;
const FIRST_ROUND_MINUTES_AGO = 4;
const MOST_MINUTES_BETWEEN = 360;
/** As a multiple of the bet: only big wins are listed. */
const LOWEST_MULTIPLIER = 25;
const HIGHEST_MULTIPLIER = 199;

/**
 * Creates the demo player at each brand and the players whose wins the lobby of one lists. Every step is repeatable, so an interrupted start
 * continues where it stopped.
 *
 * @returns the number of players
 */
export async function importPlayers(
  verbs: PlayerVerbs,
  { siteId, sites }: { siteId: number; sites: readonly { siteId: number }[] },
  now: Date,
): Promise<number> {
  const siteIds = new Set([siteId, ...sites.map((site) => site.siteId)]);
  let minutesAgo = FIRST_ROUND_MINUTES_AGO;
  for (let turn = 0; turn < ROUNDS_PER_WINNER; turn += 1) {
    for (const winner of winners) {
      const playerId = await openAccount(verbs, siteId, winner);
      const playedAt = new Date(now.getTime() - minutesAgo * MINUTE_MS);
      const round = drawRound(winner, turn);
      await verbs.bookRound({ ...round, siteId, playerId, playedAt });
      minutesAgo += createDraw(seedOf(round.roundId)).integer(5, MOST_MINUTES_BETWEEN);
    }
  }
  // The past of one player would order the lobbies.
  await verbs.countPlays();
  await Promise.all([...siteIds].map((id) => openDemoAccount(verbs, id, now)));
  for (const id of siteIds) await openBonusAccount(verbs, id, now);
  return winners.length + 2 * siteIds.size;
}

/** With a past, so that histories and statements have something to show. */
async function openDemoAccount(verbs: PlayerVerbs, siteId: number, now: Date): Promise<void> {
  // There are no ids of earlier instants.
  const since = new Date(Math.max(historyStart(now).getTime(), EPOCH_MS + 1));
  const playerId = await verbs.createPlayer(siteId, demoPlayer, since);
  const history = demoHistory(String(siteId), { now, since, endMinor: demoPlayer.openingMinor });
  await verbs.bookHistory(siteId, playerId, history);
}

/** With a week of bonuses. */
async function openBonusAccount(verbs: PlayerVerbs, siteId: number, now: Date): Promise<void> {
  const events = demoBonuses(now);
  const playerId = await verbs.createPlayer(siteId, bonusPlayer, events[0]?.at);
  await verbs.bookBonuses(siteId, playerId, events);
}

async function openAccount(verbs: PlayerVerbs, siteId: number, player: DemoPlayer): Promise<number> {
  const playerId = await verbs.createPlayer(siteId, player);
  await verbs.credit(siteId, playerId, player.openingMinor, `demo-opening-${player.username}`);
  return playerId;
}

/** A win of 3,000 to 48,000 lira on one of the first games of the lobby. */
function drawRound(
  winner: DemoPlayer,
  turn: number,
): Pick<DemoRound, 'gameId' | 'roundId' | 'betMinor' | 'winMinor'> {
  const roundId = `demo-${winner.username}-${turn + 1}`;
  const draw = createDraw(seedOf(roundId));
  const shown = demoGames()
    .filter((game) => game.launchable)
    .slice(0, 40);
  const multiplier = draw.integer(LOWEST_MULTIPLIER, HIGHEST_MULTIPLIER);
  const betMinor = draw.pick([15_000n, 20_000n, 24_000n]);
  const winMinor = (betMinor * BigInt(multiplier * 100 + draw.integer(0, 99))) / 100n;
  return { gameId: draw.pick(shown).id, roundId, betMinor, winMinor };
}
