import { type Hundredths, payRoundedDown } from '../bets/pay.ts';
import {
  readFields,
  readList,
  readStake,
  readWhole,
  refuseDuplicates,
  type StakeLimits,
} from '../bets/read-bets.ts';
import { drawSome } from '../random/draw-some.ts';
import type { Draw } from '../random/draw.ts';
import { KENO_DRAWN, KENO_MOST_PICKS, KENO_NUMBERS, kenoPays } from './keno-table.ts';

export interface KenoTicket {
  /** 1 to 10 different numbers from 1 to 80, ascending. */
  readonly picks: readonly number[];
  readonly stakeMinor: bigint;
}

/** The 20 numbers in the order in which they are shown. JSON as it is. */
export interface KenoResult {
  readonly drawn: readonly number[];
}

const MOST_TICKETS = 10;

/**
 * A player's tickets for a round, from untrusted JSON: `[{ "picks": [7, 21, 80], "stakeMinor": "500" }]`.
 *
 * @throws InvalidBet
 */
export function readKenoTickets(json: unknown, limits: StakeLimits): KenoTicket[] {
  const tickets = readList(json, MOST_TICKETS).map((entry): KenoTicket => {
    const { picks, stakeMinor } = readFields(entry, ['picks', 'stakeMinor']);
    const numbers = readList(picks, KENO_MOST_PICKS).map((pick) => readWhole(pick, 1, KENO_NUMBERS));
    refuseDuplicates(numbers, (number) => number);
    const topPay = kenoPays(numbers.length, numbers.length);
    return {
      picks: numbers.toSorted((a, b) => a - b),
      stakeMinor: readStake(stakeMinor, limits, topPay),
    };
  });
  refuseDuplicates(tickets, ({ picks }) => picks.join(' '));
  return tickets;
}

export function drawKeno(draw: Draw): KenoResult {
  const numbers = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);
  return { drawn: drawSome(numbers, KENO_DRAWN, draw) };
}

/** What a ticket pays, in hundredths of its stake. */
export function kenoTicketPays({ picks }: Pick<KenoTicket, 'picks'>, { drawn }: KenoResult): Hundredths {
  const hits = picks.filter((pick) => drawn.includes(pick)).length;
  return kenoPays(picks.length, hits);
}

/** What a ticket pays in minor units, its stake included. */
export function settleKeno(ticket: KenoTicket, result: KenoResult): bigint {
  return payRoundedDown(ticket.stakeMinor, kenoTicketPays(ticket, result));
}
