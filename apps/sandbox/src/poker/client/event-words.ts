import { fillText } from '../../shell/client/page-data.ts';
import type { RoomTexts } from '../texts/room-texts.ts';
import type { Amounts } from './amounts.ts';
import { cardWords, shownName } from './hand-words.ts';
import type { ReplayStep } from './replay-steps.ts';

/** One step of a history in words. */
export function eventWords(
  { event, seats }: ReplayStep,
  own: number,
  { texts, lang, amounts }: { texts: RoomTexts; lang: 'tr' | 'en'; amounts: Amounts },
): string {
  const { hands, tags, spoken } = texts;
  const { money } = amounts;
  const nameOf = (seat: number): string => shownName(seats.find((known) => known.seat === seat)?.name ?? '');
  const cardsOf = (cards: readonly number[]): string =>
    cards.map((card) => cardWords(lang, texts.suits, card)).join(', ');
  switch (event.kind) {
    case 'start':
      return fillText(texts.hand, { hand: event.id });
    case 'post': {
      const blind = event.blind === 'small' ? tags.small : tags.big;
      return fillText(hands.blind, { name: nameOf(event.seat), blind, amount: money(event.paysMinor) });
    }
    case 'deal':
      return event.seat === own && event.cards.length > 0
        ? fillText(hands.dealOwn, { cards: cardsOf(event.cards) })
        : fillText(hands.deal, { name: nameOf(event.seat) });
    case 'street':
      return event.street === 'preflop'
        ? ''
        : fillText(spoken[event.street], { cards: cardsOf(event.cards) });
    case 'act': {
      const amount = event.paysMinor > 0 ? ` ${money(event.toMinor)}` : '';
      const action = `${tags[event.action]}${amount}${event.isAllIn ? ` (${tags.allIn})` : ''}`;
      return fillText(spoken.acted, { name: nameOf(event.seat), action });
    }
    case 'uncalled':
      return fillText(hands.uncalled, { name: nameOf(event.seat), amount: money(event.amountMinor) });
    case 'show':
      return fillText(spoken.shows, { name: nameOf(event.seat), cards: cardsOf(event.cards) });
    case 'muck':
      return fillText(hands.muck, { name: nameOf(event.seat) });
    case 'pot':
      return [
        ...event.shares.map(({ seat, amountMinor }) =>
          fillText(spoken.won, { name: nameOf(seat), amount: money(amountMinor), hand: '' }),
        ),
        event.rakeMinor > 0 ? fillText(hands.rake, { amount: money(event.rakeMinor) }) : '',
      ].join(' ');
    case 'end':
      return hands.end;
    case 'cancel':
      return spoken.cancelled;
  }
}
