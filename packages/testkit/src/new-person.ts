import { randomInt } from 'node:crypto';

/** Valid, made-up data for a registration; unique for practical purposes. */
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

/** An adult who has not registered before. */
export function newPerson(): Person {
  const number = randomInt(1_000_000, 10_000_000);
  const digits = [randomInt(1, 10), ...Array.from({ length: 8 }, () => randomInt(10))];
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
