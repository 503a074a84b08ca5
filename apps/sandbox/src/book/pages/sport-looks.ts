import type { SportId } from '../book.ts';

/** How lists show a sport. */
export interface SportLook {
  /** Whether sides are clubs or teams, which have crests, or single players. */
  readonly hasCrests: boolean;
  readonly isEsport: boolean;
  /** Of the first columns, and of the last two, which is the line that is closest to even. */
  readonly main: { readonly market: string; readonly picks: readonly string[] };
  readonly totals: { readonly part: string };
  /** What the tracker is drawn on. */
  readonly ground:
    | 'pitch'
    | 'court'
    | 'tennis'
    | 'volleyball'
    | 'table'
    | 'handball'
    | 'rink'
    | 'gridiron'
    | 'badminton'
    | 'board'
    | 'map';
}

const threeWay = (market: string) => ({ market, picks: ['1', 'X', '2'] });
const twoWay = (market: string) => ({ market, picks: ['1', '2'] });
const clubs = { hasCrests: true, isEsport: false };
const players = { hasCrests: false, isEsport: false };
const teams = { hasCrests: true, isEsport: true };
const ofScore = { part: 'full' };
const ofUnits = { part: 'units' };

export const SPORT_LOOKS: Readonly<Record<SportId, SportLook>> = {
  football: { ...clubs, main: threeWay('full.result'), totals: ofScore, ground: 'pitch' },
  basketball: { ...clubs, main: twoWay('full.winner'), totals: ofScore, ground: 'court' },
  tennis: { ...players, main: twoWay('full.winner'), totals: ofUnits, ground: 'tennis' },
  volleyball: { ...clubs, main: twoWay('full.winner'), totals: ofUnits, ground: 'volleyball' },
  'table-tennis': { ...players, main: twoWay('full.winner'), totals: ofUnits, ground: 'table' },
  handball: { ...clubs, main: threeWay('full.result'), totals: ofScore, ground: 'handball' },
  'ice-hockey': { ...clubs, main: threeWay('reg.result'), totals: ofScore, ground: 'rink' },
  'american-football': { ...clubs, main: twoWay('full.winner'), totals: ofScore, ground: 'gridiron' },
  badminton: { ...players, main: twoWay('full.winner'), totals: ofUnits, ground: 'badminton' },
  darts: { ...players, main: twoWay('units.winner'), totals: ofUnits, ground: 'board' },
  rounds: { ...teams, main: twoWay('full.winner'), totals: ofScore, ground: 'map' },
  arena: { ...teams, main: twoWay('full.winner'), totals: ofScore, ground: 'map' },
};
