import { otherSide, type Side } from '@baize/games/tavla';

import { fillText } from '../../../shell/client/page-data.ts';
import type { TavlaTexts } from '../../texts/tavla-texts.ts';
import type { TavlaState } from '../tavla-messages.ts';
import type { SeatOffer } from './seat-offer.ts';
import type { BarChoice } from './tavla-bar.ts';

export interface SeatTerms {
  readonly texts: TavlaTexts['actions'];
  readonly money: (amountMinor: number) => string;
  readonly offer: SeatOffer;
  readonly isPaused: boolean;
}

export interface SeatActs {
  readonly onSit: (side: Side) => void;
  /** Asks before it sits down. */
  readonly onAskToSit: (side: Side) => void;
  readonly onLeave: () => void;
  readonly onHouse: () => void;
}

/** What the player can do while no match runs. */
export function seatChoices(
  { view, own }: Pick<TavlaState, 'view' | 'own'>,
  { texts, money, offer, isPaused }: SeatTerms,
  { onSit, onAskToSit, onLeave, onHouse }: SeatActs,
): BarChoice[] {
  const { seat, seats, reserved, hasHouse, stakeMinor } = view;
  const isFree = (side: Side): boolean => seats[side] === null && !reserved.includes(side);
  if (seat === null) {
    const free = (['white', 'black'] as const).find(isFree);
    if (free === undefined || offer === 'later') return [];
    const sit = offer === 'ask' ? onAskToSit : onSit;
    const onChosen = isPaused || own.isBuying ? null : () => sit(free);
    const name = fillText(texts.sit, { stake: money(stakeMinor) });
    return [{ name, kind: offer === 'ask' ? 'minor' : 'go', onChosen }];
  }
  const leave: BarChoice = { name: texts.leave, kind: 'minor', onChosen: onLeave };
  if (!hasHouse || !isFree(otherSide(seat))) return [leave];
  return [leave, { name: texts.house, kind: 'go', onChosen: isPaused ? null : onHouse }];
}
