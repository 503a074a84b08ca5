import { handValueOf, RANKS, rankOf, suitOf } from '@baize/games/tables/layouts';

import { fillText } from '../../../shell/client/page-data.ts';
import type { TableTexts } from '../../texts/table-texts.ts';

const TWENTY_ONE = 21;

/** `16`, `7/17` with an ace that counts as either, or what the hand has become. */
export function pointsText(
  cards: readonly number[],
  texts: TableTexts,
  { isSplit = false, isFinal = false } = {},
): string {
  const { total, isSoft } = handValueOf(cards);
  if (cards.length === 2 && total === TWENTY_ONE && !isSplit) return 'Blackjack';
  if (total > TWENTY_ONE) return `${total} · ${texts.blackjack.bust}`;
  return isSoft && total < TWENTY_ONE && !isFinal ? `${total - 10}/${total}` : String(total);
}

/** The cards in words, for screen readers. */
export function cardsText(cards: readonly number[], { blackjack }: TableTexts): string {
  return cards
    .map((card) =>
      fillText(blackjack.card, { rank: RANKS[rankOf(card)] ?? '', suit: blackjack.suits[suitOf(card)] }),
    )
    .join(', ');
}
