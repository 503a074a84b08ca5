import { OFF, otherSide, type Side } from '@baize/games/tavla';

import { fillText } from '../../../shell/client/page-data.ts';
import type { Amounts } from '../../client/amounts.ts';
import { shownName } from '../../client/hand-words.ts';
import type { TavlaTexts } from '../../texts/tavla-texts.ts';
import type { MatchView, TavlaState, TavlaView } from '../tavla-messages.ts';
import { diceWords } from './tavla-words.ts';

/** The side that a name plays in a match; null if it does not. */
export const sideOfName = ({ names }: Pick<MatchView, 'names'>, name: string): Side | null =>
  names.white === name ? 'white' : names.black === name ? 'black' : null;

/** How a match ended, for the player of the page or for somebody who watched. */
export function resultWords(
  texts: TavlaTexts,
  { match, own, name }: { match: MatchView; own: TavlaState['own']; name: string },
  { money }: Pick<Amounts, 'money'>,
): string {
  const { results } = texts;
  const { result, position } = match.state;
  if (result === null) return '';
  const side = sideOfName(match, name);
  const amount = side === null ? 0 : (match.pay?.[side] ?? 0);
  const paid = fillText(own.isPaying ? results.paying : results.paid, {
    amount: money(amount),
    balance: money(own.balance),
  });
  const pay = amount > 0 ? [paid] : [];
  if (result.ended === 'cancelled') return [results.cancelled, ...pay].join(' ');
  const winner = shownName(match.names[result.winner]);
  const words =
    side === result.winner
      ? results.won
      : fillText(side === null ? results.over : results.lost, { name: winner });
  const isMars = result.by === 'points' && position[otherSide(result.winner)][OFF] === 0;
  const why = {
    points: isMars ? results.mars : '',
    resignation: results.resignation,
    time: results.time,
  }[result.by];
  return [why, words, ...pay].filter((part) => part !== '').join(' ');
}

/** What is going on in a running match, for a side or, with null, for somebody who watches. */
export function turnWords(
  { states }: TavlaTexts,
  match: MatchView,
  side: Side | null,
  draft: { readonly isChosen: boolean; readonly isComplete: boolean } | null,
): string {
  const { state, names, recent } = match;
  if (state.phase === 'roll-off') {
    const { white, black } = state.score;
    return state.game > 1 ? fillText(states.newGame, { white, black }) : states.rollOff;
  }
  if (state.turn === side && side !== null) {
    if (state.phase === 'roll') return [stuckWords(states, match, side), states.roll].join(' ').trim();
    if (draft?.isComplete) return states.confirm;
    if (draft?.isChosen) return states.target;
    return fillText(states.choose, { dice: state.dice === null ? '' : diceWords(state.dice) });
  }
  const name = shownName(state.turn === null ? '' : names[state.turn]);
  const last = recent.at(-1);
  if (side !== null && last?.type === 'played' && last.side === side && last.by === 'time')
    return fillText(states.missed, { count: state.terms.missedTurns });
  return [stuckWords(states, match, side), fillText(states.turnOf, { name })].join(' ').trim();
}

/** What is going on while no match runs. */
export function waitingWords(
  { states }: TavlaTexts,
  { seat, seats, hasHouse }: TavlaView,
  next: TavlaState['next'],
): string {
  if (seat === null)
    return seats.white !== null && seats.black !== null ? states.watchingMatch : states.watching;
  if (seats[otherSide(seat)] === null) return hasHouse ? states.waitingHouse : states.waiting;
  return next?.startsAtMs == null ? states.numbers : states.starting;
}

/** That the last roll could not be played, if so. */
function stuckWords(states: TavlaTexts['states'], { recent, names }: MatchView, side: Side | null): string {
  const [rolled, played] = recent.slice(-2);
  if (rolled?.type !== 'rolled' || played?.type !== 'played' || played.play.length > 0) return '';
  const values = { dice: diceWords(rolled.dice), name: shownName(names[played.side]) };
  return fillText(played.side === side ? states.stuckOwn : states.stuck, values);
}
