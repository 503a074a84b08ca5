import type { Language, WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';

import type { MoneyFormat } from '../../messages/use-money-format.ts';
import type { Translate } from '../../messages/use-messages.ts';
import { oddsText } from './term-lines.ts';

type GameBonus = WireReply<'GET /play/bonus'>['data'];

interface Words {
  readonly t: Translate;
  readonly money: MoneyFormat;
  readonly currency: number | undefined;
  readonly language: Language;
  readonly moment: (instant: string) => string;
}

/** A part of the line over a game or a book. */
interface LinePart {
  readonly text: string;
  /** A phone has no room for it. */
  readonly isExtra: boolean;
}

type Bonus = NonNullable<GameBonus['bonus']>;

const part = (text: string): LinePart => ({ text, isExtra: false });
const extra = (text: string): LinePart => ({ text, isExtra: true });

/** What a bonus means at a game or on sport, the most important first. */
export function bonusParts(bonus: Bonus, isSport: boolean, words: Words): readonly LinePart[] {
  const { t, money, currency, moment } = words;
  const amount = (wire: string) => money.short(parseWire(wire), currency);
  if (bonus.is_frozen) return [part(t('rewards_line_frozen'))];
  if (bonus.percent === 0)
    return [part(t(isSport ? 'rewards_line_not_on_sport' : 'rewards_line_not_counted'))];
  const until = extra(t('rewards_until', { moment: moment(bonus.expires_at) }));
  const odds = oddsParts(bonus, words).map(part);
  if (bonus.is_free_bet) return [...odds, until];
  const counts = t(isSport ? 'rewards_line_sport_counts' : 'rewards_line_counts', {
    percent: bonus.percent,
  });
  return [
    part(t('rewards_line_left', { amount: amount(bonus.left) })),
    bonus.percent === 100 ? extra(counts) : part(counts),
    ...(isSport ? odds : []),
    ...(bonus.max_stake === null || parseWire(bonus.balance) === 0n
      ? []
      : [part(t('rewards_line_max_stake', { amount: amount(bonus.max_stake) }))]),
    until,
  ];
}

/** The smallest odds, which are of bets on sport. */
function oddsParts({ min_odds: odds }: Bonus, { t, language }: Words): readonly string[] {
  return odds === null ? [] : [t('rewards_from_odds', { odds: oddsText(odds, language) })];
}

/** What is left and was won of free spins. */
export function spinParts(
  spins: NonNullable<GameBonus['free_spins']>,
  { t, money, currency, moment }: Words,
): readonly LinePart[] {
  return [
    part(t('rewards_line_spins', { left: spins.left, count: spins.count })),
    part(t('rewards_line_won', { amount: money.exact(parseWire(spins.won), currency) })),
    extra(t('rewards_until', { moment: moment(spins.expires_at) })),
  ];
}
