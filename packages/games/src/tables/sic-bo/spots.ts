import { type Spot, winOrLose } from '../spots/spot-game.ts';
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

/** Small, big, odd and even lose on every triple. */
function evenMoney(id: string, wins: (sum: number) => boolean): Spot<Dice> {
  return winOrLose({ id, kind: 'even-money', pays: 1 }, (dice) => wins(sumOf(dice)) && !isTriple(dice));
}

function single(face: number, pays: SicBoPays['singles']): Spot<Dice> {
  const paybacks = [0, ...pays.map((profit) => (profit + 1) * 100)];
  return {
    id: `single-${face}`,
    kind: 'single',
    pays: pays[0],
    top: Math.max(...paybacks),
    payback: (dice) => paybacks[countOf(dice, face)] ?? 0,
  };
}

function pair(low: number, high: number, pays: number): Spot<Dice> {
  const wins = (dice: Dice) => dice.includes(low) && dice.includes(high);
  return winOrLose({ id: `pair-${low}-${high}`, kind: 'pair', pays }, wins);
}

/** The same face on at least so many dice. */
function same(kind: string, face: number, pays: number, dice: number): Spot<Dice> {
  return winOrLose({ id: `${kind}-${face}`, kind, pays }, (thrown) => countOf(thrown, face) >= dice);
}

function total(sum: number, pays: number): Spot<Dice> {
  return winOrLose({ id: `total-${sum}`, kind: 'total', pays }, (dice) => sumOf(dice) === sum);
}

/** All spots of the layout. */
export function sicBoSpots(pays: SicBoPays): Spot<Dice>[] {
  return [
    evenMoney('small', (sum) => sum <= 10),
    evenMoney('big', (sum) => sum >= 11),
    evenMoney('odd', (sum) => sum % 2 === 1),
    evenMoney('even', (sum) => sum % 2 === 0),
    ...Object.entries(pays.totals).map(([sum, profit]) => total(Number(sum), profit)),
    ...FACES.map((face) => single(face, pays.singles)),
    ...FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => pair(low, high, pays.pair))),
    ...FACES.map((face) => same('double', face, pays.double, 2)),
    ...FACES.map((face) => same('triple', face, pays.triple, 3)),
    winOrLose({ id: 'any-triple', pays: pays.anyTriple }, isTriple),
  ];
}
