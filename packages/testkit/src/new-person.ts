import { randomInt } from 'node:crypto';

/** Valid, made-up data for a registration; unique in a process. */
export interface Person {
  readonly username: string;
  readonly email: string;
  /** National number of a Turkish mobile phone. */
  readonly phone: string;
  readonly password: string;
  readonly name: string;
  readonly surname: string;
  readonly personalId: string;
  readonly birthDay: number;
  readonly birthMonth: number;
  readonly birthYear: number;
  readonly address: string;
}

/** A Turkish identity number with valid check digits: the 10th from odd and even positions, the 11th from all. */
export function turkishIdentityNumber(firstNine: readonly number[]): string {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, digit) => total + digit, 0);
  const odd = sum(firstNine.filter((_, index) => index % 2 === 0));
  const even = sum(firstNine.filter((_, index) => index % 2 === 1));
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  const eleventh = (sum(firstNine) + tenth) % 10;
  return [...firstNine, tenth, eleventh].join('');
}

/** The number in letters. Nobody shares name and birth date with somebody who may be excluded. */
const letters = (number: number) => [...String(number)].map((digit) => 'aeiklmnrst'[Number(digit)]).join('');

/** Numbers of this process, in a row, so that no two of its persons meet. */
let last = randomInt(1_000_000, 9_000_000);

/** An adult who has not registered before. */
export function newPerson(): Person {
  last += 1;
  const number = last;
  const digits = [randomInt(1, 10), ...String(number), randomInt(10)].map(Number);
  return {
    username: `oyuncu${number}`,
    email: `oyuncu${number}@posta.example`,
    phone: `532${number}`,
    password: 'Zeytin3Dali',
    name: 'Işıl',
    surname: `Çağlayan${letters(number)}`,
    personalId: turkishIdentityNumber(digits),
    birthDay: 17,
    birthMonth: 4,
    birthYear: 1991,
    address: 'Çınar Sokağı 12, Kadıköy, İstanbul',
  };
}
