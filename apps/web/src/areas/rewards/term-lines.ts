import { parseWire } from '@baize/currency';
import type { MessageKey } from '@baize/messages/keys';

import type { Language } from '@baize/contract';
import type { MoneyFormat } from '../../messages/use-money-format.ts';
import type { Translate } from '../../messages/use-messages.ts';
import type { OfferedBonus } from './reward-queries.ts';

export interface TermLine {
  readonly label: MessageKey;
  readonly text: string;
}

const typeNames: Readonly<Record<string, MessageKey>> = {
  casino: 'rewards_type_casino',
  live_casino: 'rewards_type_live_casino',
  games: 'rewards_type_games',
  virtual_games: 'rewards_type_virtual',
  tv_games: 'rewards_type_tv',
  bingo: 'rewards_type_bingo',
  sport: 'rewards_type_sport',
};

/** A type of games as terms call it, in the middle of a sentence. */
export function typeName(t: Translate, type: string): string {
  const name = typeNames[type];
  return name ? t(name) : type;
}

/** A text at the beginning of a sentence; Turkish has a capital of its own for i. */
export function beginSentence(text: string, language: Language): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

interface Words {
  readonly t: Translate;
  readonly money: MoneyFormat;
  readonly language: Language;
  readonly currency: number | undefined;
  /** Whether the brand has wallets besides the main one. */
  readonly hasWallets: boolean;
}

/** "25", "1,5": how often something has to be staked. */
export function timesText(times: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(times);
}

/** Odds of thousandths: "1,80". */
export function oddsText(thousandths: number, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(thousandths / 1000);
}

/** "Slot %100, spor %100 (en az 1,80 oranla)". */
function countsText(terms: OfferedBonus, { t, language }: Words): string {
  const counted = terms.types.filter(({ percent }) => percent > 0);
  const listed = counted.map(({ type, percent }) => {
    const text = t('rewards_counts', { name: typeName(t, type), percent });
    if (type !== 'sport' || terms.min_odds === null) return text;
    return t('rewards_counts_odds', { text, odds: oddsText(terms.min_odds, language) });
  });
  const games = terms.games.map(({ name, percent }) => t('rewards_counts', { name, percent }));
  return beginSentence([...listed, ...games].join(', '), language);
}

/** What has to be staked; of free rounds, a share of what they win, which nobody knows before. */
function wagerText(terms: OfferedBonus, { t, money, language, currency }: Words): string {
  const times = timesText(terms.times, language);
  if (terms.kind === 'freeSpins') return t('rewards_spins_staking', { times });
  return t(terms.base === 'bonus' ? 'rewards_wager_bonus' : 'rewards_wager_both', {
    amount: money.short(parseWire(terms.amount), currency),
    times,
    wager: money.short(parseWire(terms.wager), currency),
  });
}

type LimitText = 'rewards_max_stake_text' | 'rewards_max_release_text';

function limitText(wire: string | null, key: LimitText, { t, money, currency }: Words): string {
  return wire === null ? t('rewards_no_limit') : t(key, { amount: money.short(parseWire(wire), currency) });
}

const releaseLine = (terms: OfferedBonus, words: Words): TermLine => ({
  label: 'rewards_max_release',
  text: limitText(terms.max_release, 'rewards_max_release_text', words),
});

/** Of money that is not staked: only if there is a limit. */
const releaseLines = (terms: OfferedBonus, words: Words): readonly TermLine[] =>
  terms.max_release === null ? [] : [releaseLine(terms, words)];

/** Lines of what is staked more than once, and so is played beside own money. */
function wageredLines(terms: OfferedBonus, words: Words): readonly TermLine[] {
  const { t, hasWallets } = words;
  return [
    { label: 'rewards_max_stake', text: limitText(terms.max_stake, 'rewards_max_stake_text', words) },
    releaseLine(terms, words),
    { label: 'rewards_money_first', text: t('rewards_own_first') },
    { label: 'rewards_mixed_wins', text: t('rewards_mixed_wins_text') },
    ...(hasWallets ? [{ label: 'rewards_wallets' as const, text: t('rewards_wallets_text') }] : []),
  ];
}

/** Bets on sport count later than those at games. */
function sportLines({ types, times }: OfferedBonus, { t }: Words): readonly TermLine[] {
  const counts = times > 0 && types.some(({ type, percent }) => type === 'sport' && percent > 0);
  return counts ? [{ label: 'rewards_sport', text: t('rewards_sport_text') }] : [];
}

/** What a player agrees to, in the order in which they ask. */
export function termLines(terms: OfferedBonus, words: Words): readonly TermLine[] {
  const { t, money, currency } = words;
  const isStaked = terms.times > 0;
  // It becomes own money as soon as it is accepted, so that nothing else can happen to it.
  if (!isStaked && !terms.is_free_bet)
    return [{ label: 'rewards_how_much', text: t('rewards_wager_own') }, ...releaseLines(terms, words)];
  return [
    { label: 'rewards_how_much', text: isStaked ? wagerText(terms, words) : t('rewards_wager_none') },
    { label: 'rewards_what_counts', text: countsText(terms, words) },
    ...sportLines(terms, words),
    ...(terms.is_free_bet
      ? [
          { label: 'rewards_money_first' as const, text: t('rewards_free_bet_first') },
          ...releaseLines(terms, words),
        ]
      : wageredLines(terms, words)),
    {
      label: 'rewards_withdrawal',
      text:
        terms.turnover === null
          ? t('rewards_withdrawal_ends')
          : t('rewards_withdrawal_waits', { amount: money.short(parseWire(terms.turnover), currency) }),
    },
    { label: 'rewards_ends', text: t('rewards_ends_text') },
  ];
}
