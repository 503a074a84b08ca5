import type { BetsTexts } from '../../texts/bets-texts.ts';
import type { PageSession } from '../../embeds/client/book-session.ts';
import type { MarketTexts } from '../market-words.ts';
import { bookTime } from '../book-time.ts';
import type { SlipWords } from '../slip/slip-words.ts';

/** What every view of bets needs. */
export interface BetContext {
  readonly words: SlipWords;
  readonly texts: BetsTexts;
  readonly markets: MarketTexts;
  readonly session: PageSession;
  readonly days: BetDays;
  /** Announces a text politely. */
  say(text: string): void;
}

/** Days and times of bets, in the site's time zone. */
export interface BetDays {
  /** `Today`, `Yesterday`, `20 November, Friday`. */
  day(at: string): string;
  /** `Yesterday 23:52` */
  moment(at: string): string;
}

const TIME_ZONE = 'Europe/Istanbul';
const DAY_MS = 24 * 60 * 60_000;

export function createBetDays(
  lang: 'tr' | 'en',
  { today, yesterday }: Pick<BetsTexts, 'today' | 'yesterday'>,
  now: () => number = bookTime,
): BetDays {
  const locale = lang === 'tr' ? 'tr-TR' : 'en-GB';
  const plain = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });
  const long = new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'long',
    weekday: 'long',
  });
  const short = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, day: 'numeric', month: 'short' });
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const name = (at: string, other: Intl.DateTimeFormat): string => {
    const day = plain.format(new Date(at));
    if (day === plain.format(now())) return today;
    return day === plain.format(now() - DAY_MS) ? yesterday : other.format(new Date(at));
  };
  return {
    day: (at) => name(at, long),
    moment: (at) => `${name(at, short)} ${clock.format(new Date(at))}`,
  };
}
