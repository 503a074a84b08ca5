import type { OfferedPick } from '@baize/games/sports';

import { escapeHtml } from '../../consoles/html.ts';
import { priceText } from '../client/price-text.ts';
import type { PageParts } from './book-page.ts';

interface PriceCell {
  readonly event: number;
  readonly market: string;
  readonly offered: OfferedPick;
  /** What is bet on, for those who cannot see the column. */
  readonly said: string;
  /** Shown in the cell. */
  readonly label?: string;
}

/** A price that can be put on the slip; without a price it has a lock. */
export function priceButton(
  { event, market, offered, said, label }: PriceCell,
  { markets }: PageParts,
): string {
  const { pick, price } = offered;
  const shown = price === null ? '' : priceText(price, markets.decimalPoint);
  const name =
    label === undefined
      ? `<span class="vh">${escapeHtml(said)}</span>`
      : `<span class="pk" title="${escapeHtml(said)}">${escapeHtml(label)}</span>`;
  const state = price === null ? ' aria-disabled="true"' : '';
  return `<button type="button" class="price" data-event="${event}" data-market="${market}" data-pick="${escapeHtml(pick)}" data-price="${price ?? ''}" aria-pressed="false"${state}>${name}<b>${shown}</b></button>`;
}

/** Keeps the columns where a match has no such market. */
export const noPrice = (): string => '<span class="price none" aria-hidden="true"></span>';
