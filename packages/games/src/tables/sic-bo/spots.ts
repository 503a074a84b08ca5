import type { Spot } from '../spots/spot-game.ts';
import type { SicBoPays } from './pays.ts';

/** Three dice, each 1 to 6, in the order in which they lie. */
export type Dice = readonly [number, number, number];

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

export function sumOf([first, second, third]: Dice): number {
  return first + second + third;
}

function isTriple([first, second, third]: Dice): boolean {
  return first === second && second === third;
}

function countOf(dice: Dice, face: number): number {
  return dice.filter((die) => die === face).length;
}

/** A spot that pays one price. */
function fixed(id: string, kind: string, pays: number, wins: (dice: Dice) => boolean): Spot<Dice> {
  const won = (pays + 1) * 100;
  return { id, kind, pays, payback: (dice) => (wins(dice) ? won : 0) };
}

/** Small, big, odd and even lose on every triple. */
function evenMoney(id: string, wins: (sum: number) => boolean): Spot<Dice> {
  return fixed(id, 'even-money', 1, (dice) => wins(sumOf(dice)) && !isTriple(dice));
}

function single(face: number, pays: SicBoPays['singles']): Spot<Dice> {
  const paybacks = [0, ...pays.map((profit) => (profit + 1) * 100)];
  return {
    id: `single-${face}`,
    kind: 'single',
    pays: pays[0],
    payback: (dice) => paybacks[countOf(dice, face)] ?? 0,
  };
}

function pair(low: number, high: number, pays: number): Spot<Dice> {
  return fixed(`pair-${low}-${high}`, 'pair', pays, (dice) => dice.includes(low) && dice.includes(high));
}

/** All spots of the layout. */
export function sicBoSpots(pays: SicBoPays): Spot<Dice>[] {
  return [
    evenMoney('small', (sum) => sum <= 10),
    evenMoney('big', (sum) => sum >= 11),
    evenMoney('odd', (sum) => sum % 2 === 1),
    evenMoney('even', (sum) => sum % 2 === 0),
    ...Object.entries(pays.totals).map(([total, profit]) =>
      fixed(`total-${total}`, 'total', profit, (dice) => sumOf(dice) === Number(total)),
    ),
    ...FACES.map((face) => single(face, pays.singles)),
    ...FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => pair(low, high, pays.pair))),
    ...FACES.map((face) =>
      fixed(`double-${face}`, 'double', pays.double, (dice) => countOf(dice, face) >= 2),
    ),
    ...FACES.map((face) =>
      fixed(`triple-${face}`, 'triple', pays.triple, (dice) => countOf(dice, face) === 3),
    ),
    fixed('any-triple', 'any-triple', pays.anyTriple, isTriple),
  ];
}
