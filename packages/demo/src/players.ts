/** A demo person, ready for the registration verb. The identity numbers have a valid checksum and belong to nobody. */
export interface DemoPlayer {
  username: string;
  password: string;
  email: string;
  name: string;
  surname: string;
  /** National number, digits only. */
  phone: string;
  personalId: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  city: string;
  address: string;
  /** 1 male, 2 female. */
  gender: 1 | 2;
  /** Credited when the account is opened. */
  openingMinor: bigint;
}

/** Turkey in the table of countries. */
export const demoCountryId = 222;

/**
 * Completes nine digits to a Turkish identity number: the tenth digit weights odd and even positions, the eleventh is
 * the sum of the first ten, modulo 10.
 */
export function completePersonalId(firstNine: string): string {
  const digits = Array.from(firstNine, Number);
  const sumOf = (parity: number) =>
    digits.reduce((sum, digit, place) => (place % 2 === parity ? sum + digit : sum), 0);
  const tenth = (((sumOf(0) * 7 - sumOf(1)) % 10) + 10) % 10;
  const eleventh = (digits.reduce((sum, digit) => sum + digit, 0) + tenth) % 10;
  return `${firstNine}${tenth}${eleventh}`;
}

type Row = readonly [
  username: string,
  name: string,
  surname: string,
  gender: 1 | 2,
  birthDate: string,
  city: string,
];

const rows: readonly Row[] = [
  ['muratk92', 'Murat', 'Karaca', 1, '1992-03-14', 'Ankara'],
  ['aysenurse', 'Ayşe Nur', 'Şenol', 2, '1988-11-02', 'İzmir'],
  ['kralcan07', 'Can', 'Kıral', 1, '1995-07-21', 'Antalya'],
  ['selinna', 'Selin', 'Aydoğan', 2, '1991-05-09', 'İstanbul'],
  ['ozgur34', 'Özgür', 'Demirtaş', 1, '1986-01-30', 'İstanbul'],
  ['bogazli', 'Emre', 'Boğaz', 1, '1990-09-17', 'İstanbul'],
  ['defne-y', 'Defne', 'Yıldırım', 2, '1997-04-25', 'Eskişehir'],
  ['karadenizli61', 'Temel', 'Uzun', 1, '1984-12-05', 'Trabzon'],
  ['gulcinb', 'Gülçin', 'Bayrak', 2, '1993-08-11', 'Bursa'],
  ['toroskaya', 'Kaya', 'Toroslu', 1, '1989-02-19', 'Adana'],
  ['ipekyolu', 'İpek', 'Çetin', 2, '1994-10-28', 'Gaziantep'],
  ['serhat35', 'Serhat', 'Ilgaz', 1, '1987-06-07', 'İzmir'],
];

const STREETS = ['Ihlamur', 'Menekşe', 'Çınar', 'Yasemin', 'Akasya', 'Zeytin'] as const;

function readRow([username, name, surname, gender, birthDate, city]: Row, index: number): DemoPlayer {
  return {
    username,
    // Nobody signs in with these; the password only has to meet the rules.
    password: `Winner${index + 11}Demo`,
    email: `${username}@ornek.example`,
    name,
    surname,
    phone: `53255501${String(index + 10)}`,
    personalId: completePersonalId(String(246_813_570 + index * 1_371)),
    birthDate,
    city,
    address: `${STREETS[index % STREETS.length]} Sokak No: ${index * 3 + 4}, ${city}`,
    gender,
    openingMinor: 2_500_000n,
  };
}

/** The account printed at the start of the demo. */
export const demoPlayer: DemoPlayer = {
  username: 'demo',
  password: 'Demo1234',
  email: 'demo@ornek.example',
  name: 'Deniz',
  surname: 'Demirel',
  phone: '5325550100',
  personalId: completePersonalId('198765432'),
  birthDate: '1990-05-19',
  city: 'İstanbul',
  address: 'Ihlamur Sokak No: 7, Beşiktaş, İstanbul',
  gender: 1,
  openingMinor: 1_000_000n,
};

/** Whose bonuses are in every state. */
export const bonusPlayer: DemoPlayer = {
  username: 'demo-bonus',
  password: 'Demo1234',
  email: 'demo-bonus@ornek.example',
  name: 'Derya',
  surname: 'Bahar',
  phone: '5325550101',
  personalId: completePersonalId('198765543'),
  birthDate: '1991-04-23',
  city: 'İzmir',
  address: 'Menekşe Sokak No: 12, Karşıyaka, İzmir',
  gender: 2,
  openingMinor: 200_000n,
};

/** Players whose rounds fill the list of last winners. */
export const winners: readonly DemoPlayer[] = rows.map(readRow);
