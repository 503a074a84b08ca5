import { element, make } from '../../shell/client/page-data.ts';
import type { TicketView } from '../draw-messages.ts';
import type { DrawTexts } from '../draw-texts.ts';

interface Bet {
  readonly stakeMinor: number;
}

interface BetListOptions<One extends Bet> {
  readonly draw: DrawTexts;
  readonly money: (amountMinor: number) => string;
  readonly describe: (bet: One, ticket: TicketView) => string;
}

/** The player's bets: of the shown round with what they won, then of the round on sale. */
export function showBets<One extends Bet>(
  shown: readonly TicketView<readonly One[], { readonly wins: readonly number[] }>[],
  next: readonly TicketView<readonly One[], { readonly wins: readonly number[] }>[],
  { draw, money, describe }: BetListOptions<One>,
): void {
  const list = element('bets');
  const lines = (isNext: boolean) =>
    (isNext ? next : shown).flatMap((ticket) =>
      ticket.ticket.map((bet, index) => {
        const win = ticket.result?.wins[index];
        const line = make('li', win === undefined ? '' : win > bet.stakeMinor ? 'won' : 'lost');
        const name = make('span', '', describe(bet, ticket));
        if (isNext && shown.length > 0) name.append(' ', make('small', '', `(${draw.nextRound})`));
        const amount =
          win === undefined || win === 0 ? money(bet.stakeMinor) : `${money(bet.stakeMinor)} → ${money(win)}`;
        line.append(name, make('b', '', amount));
        return line;
      }),
    );
  const all = [...lines(false), ...lines(true)];
  list.replaceChildren(...(all.length > 0 ? all : [make('li', 'empty', draw.noBets)]));
}
