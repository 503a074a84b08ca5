import type { Competitor, League, SportId } from '../book.ts';
import { type Color, colors } from './colors.ts';
import type { Round } from './rounds.ts';

/** What distinguishes the matches of a league from others of its sport; each sport reads its own. */
export interface LeagueStyle {
  /** Football: goals of both sides in a match. */
  readonly goals?: number;
  /** Sports of attacks: of each side in a part. */
  readonly attacks?: number;
  /** Tennis: points won by the server. */
  readonly serve?: number;
  /** Sets, maps or legs that win a match. */
  readonly toWin?: number;
}

/** A league with all that its fixtures are made of. */
export interface LeaguePlan {
  /** Part of its events' ids, so it must never change; 1 to 999. */
  readonly number: number;
  readonly league: League;
  /** An even number. */
  readonly competitors: readonly Competitor[];
  /** Of a week, none of which begins before the one before is over. */
  readonly rounds: readonly Round[];
  readonly style: LeagueStyle;
}

export interface LeagueData {
  readonly number: number;
  readonly id: string;
  readonly country: string;
  readonly tr: string;
  readonly en?: string;
  readonly competitors: readonly Competitor[];
  readonly rounds: readonly Round[];
  readonly style?: LeagueStyle;
}

/** The leagues of a sport, in the order in which they are listed. */
export function leaguesOf(sport: SportId, leagues: readonly LeagueData[]): LeaguePlan[] {
  return leagues.map(({ number, id, country, tr, en = tr, competitors, rounds, style = {} }, rank) => ({
    number,
    league: { id, sport, country, name: { tr, en }, rank },
    competitors,
    rounds,
    style,
  }));
}

const ACCENTS = /\p{Diacritic}/gu;
const plainLetters: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd' };

/** Lower-case words with hyphens. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .replaceAll(/[ıøæßłđ]/g, (letter) => plainLetters[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const isColor = (name: string): name is Color => Object.hasOwn(colors, name);

/**
 * Competitors from a line each, such as `Ege Gücü, EGE, gold red`. Their ids begin with those of their sport, or `w` is
 * added for teams that another league of the sport has under the same name.
 *
 * @throws RangeError for a line that is not complete, or an unknown colour
 */
export function competitorsOf(prefix: string, lines: string): Competitor[] {
  return lines
    .trim()
    .split('\n')
    .map((line): Competitor => {
      const [name = '', short = '', shirt = ''] = line.split(',').map((part) => part.trim());
      const [first = '', second = ''] = shirt.split(' ');
      if (name === '' || short === '' || !isColor(first) || !isColor(second))
        throw new RangeError(`not a competitor: ${line}`);
      return { id: `${prefix}-${slugOf(name)}`, name, short, colors: [colors[first], colors[second]] };
    });
}
