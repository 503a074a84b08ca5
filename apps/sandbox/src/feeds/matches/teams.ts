/** Two shirt colours as hexadecimal strings. */
type Colors = readonly [string, string];

export interface Team {
  name: string;
  short: string;
  colors: Colors;
  /** 50 is an ordinary side, 100 a champion. */
  strength: number;
}

export interface League {
  name: string;
  /** Start times of its matches, as hours of the day in Istanbul. */
  hours: readonly number[];
  teams: readonly Team[];
}

function team(name: string, short: string, first: string, second: string, strength: number): Team {
  return { name, short, colors: [first, second], strength };
}

/** Invented leagues and clubs. */
export const LEAGUES: readonly League[] = [
  {
    name: 'Anadolu Ligi',
    hours: [14, 17, 20],
    teams: [
      team('Boğaziçi SK', 'BOĞ', '#1f5fb0', '#f2f5f3', 88),
      team('Ege Gücü', 'EGE', '#e0b15a', '#a81e2b', 74),
      team('Marmara Yıldız', 'MAR', '#f2c14e', '#1a2422', 80),
      team('İzmit Kule', 'İZM', '#0f7a4a', '#f2f5f3', 55),
      team('Toros Şimşek', 'TOR', '#f28c28', '#12325c', 62),
      team('Karadeniz Fırtına', 'KAR', '#6b1f4d', '#62b3ff', 70),
      team('Kapadokya Balon', 'KAP', '#c2452d', '#f2e3c6', 48),
      team('Van Gölü SK', 'VAN', '#1b8a8f', '#f2f5f3', 52),
    ],
  },
  {
    name: 'Kıta Ligi',
    hours: [21, 22],
    teams: [
      team('Sporting Vale', 'SPV', '#12502f', '#f2f5f3', 84),
      team('Rheinfels 04', 'RHF', '#a81e2b', '#14181a', 90),
      team('Porto Alto', 'PAL', '#12325c', '#e0b15a', 72),
      team('Lago Nero', 'LAN', '#14181a', '#62b3ff', 86),
      team('Union Belmar', 'UNB', '#8a5a10', '#f2f5f3', 66),
      team('Nordhavn IF', 'NOR', '#1f5fb0', '#f2c14e', 64),
    ],
  },
  {
    name: 'Boğaz Kupası',
    hours: [19],
    teams: [
      team('Pera Gençlik', 'PER', '#6b1f4d', '#f2f5f3', 57),
      team('Haliç İdman', 'HAL', '#1b8a8f', '#14181a', 60),
      team('Adalar Birlik', 'ADA', '#62b3ff', '#f2f5f3', 45),
      team('Galata Liman', 'GAL', '#a81e2b', '#e0b15a', 68),
    ],
  },
];
