import type { CourtSport } from '@baize/games';

/** Name, and the two colours of the shirt. */
export type CourtSideLook = readonly [string, string, string];

/** Clubs of the shoot-out are those of the football league. */
const SHOOT_OUT: readonly CourtSideLook[] = [
  ['Kıyı SK', '#c8202f', '#ffd34d'],
  ['Demirkent', '#2f5fc4', '#e9edf5'],
  ['Yayla Gücü', '#0f7a45', '#ffffff'],
  ['Liman 1923', '#f08a24', '#16243d'],
  ['Akçay', '#7d3cab', '#f3e6ff'],
  ['Ovaspor', '#e3b21c', '#22220f'],
  ['Poyraz FK', '#1fa3b8', '#ffffff'],
  ['Karataş', '#5a6270', '#e8483f'],
];

/**
 * The clubs and players of each sport by their positions, from the strongest; the same in both languages. Sides that meet differ
 * in their colours, so no two of a sport are alike.
 */
export const COURT_SIDE_LOOKS: Readonly<Record<CourtSport, readonly CourtSideLook[]>> = {
  basketball: [
    ['Marina Basket', '#1f6fd1', '#f4f7ff'],
    ['Tepe Kartalları', '#d43a2f', '#1d1d22'],
    ['Çarşı Basket', '#f0b323', '#1a2a52'],
    ['Kuzey Yıldızı', '#6b46c1', '#f6efff'],
    ['Fener Sokağı', '#12906b', '#ffe9a8'],
    ['Bozkır Oyuncuları', '#c26a1d', '#fff1dc'],
    ['Liman Devleri', '#0f9bb3', '#0b2a33'],
    ['Gümüş Top', '#8b95a5', '#1b2330'],
  ],
  'three-pointers': [
    ['Kerem Ataman', '#d43a2f', '#ffe1b0'],
    ['Deniz Soral', '#1f6fd1', '#f4f7ff'],
    ['Marko Vell', '#f0b323', '#1a2a52'],
    ['Emre Yalçın', '#12906b', '#ffffff'],
    ['Tolga Bersan', '#6b46c1', '#f6efff'],
    ['Luis Arenal', '#c26a1d', '#fff1dc'],
    ['Selim Okay', '#0f9bb3', '#0b2a33'],
    ['Jon Harker', '#8b95a5', '#1b2330'],
  ],
  tennis: [
    ['Elif Sarıgül', '#e0457b', '#ffffff'],
    ['Ana Korvin', '#1f6fd1', '#ffffff'],
    ['Defne Altay', '#f0b323', '#2b2b2b'],
    ['Marta Lindo', '#12a06f', '#ffffff'],
    ['Zeynep Uçar', '#7d4fd1', '#ffffff'],
    ['Ivy Carrow', '#e07020', '#ffffff'],
    ['Nil Erdem', '#0f9bb3', '#ffffff'],
    ['Sofia Brandt', '#9aa4b4', '#22303c'],
  ],
  'table-tennis': [
    ['Can Öğün', '#d43a2f', '#ffffff'],
    ['Liang Shu', '#f0b323', '#2b2b2b'],
    ['Ece Tanır', '#1f6fd1', '#ffffff'],
    ['Pavel Mirek', '#12906b', '#ffffff'],
    ['Sude Akın', '#7d4fd1', '#ffffff'],
    ['Hugo Lenn', '#e07020', '#ffffff'],
    ['Barış Tunca', '#0f9bb3', '#ffffff'],
    ['Mina Roth', '#9aa4b4', '#22303c'],
  ],
  volleyball: [
    ['Boğaz Voley', '#1f6fd1', '#ffffff'],
    ['Güneşli Voley', '#f0b323', '#5a2b00'],
    ['Akdeniz Filesi', '#0f9bb3', '#ffffff'],
    ['Kızılırmak', '#d43a2f', '#ffffff'],
    ['Zeytin Dalı', '#6f8f2a', '#fff8d8'],
    ['Mor Şimşek', '#7d4fd1', '#ffffff'],
    ['Turuncu Smaç', '#e07020', '#2b1400'],
    ['Kar Tanesi', '#b9c6d6', '#1b3050'],
  ],
  darts: [
    ['Haluk “Çelik” Demir', '#d43a2f', '#ffffff'],
    ['Rob Tanner', '#1f6fd1', '#ffffff'],
    ['Sevda Kuru', '#f0b323', '#2b2b2b'],
    ['Pim de Graaf', '#e07020', '#ffffff'],
    ['Orhan Baykal', '#12906b', '#ffffff'],
    ['Gwen Lister', '#7d4fd1', '#ffffff'],
    ['Levent Özgür', '#0f9bb3', '#ffffff'],
    ['Max Ohler', '#9aa4b4', '#22303c'],
  ],
  billiards: [
    ['Nihat Aksoy', '#1f6fd1', '#ffffff'],
    ['Julia Ferro', '#d43a2f', '#ffffff'],
    ['Suat Ilgaz', '#12906b', '#ffffff'],
    ['Andy Crowe', '#f0b323', '#2b2b2b'],
    ['Pelin Kara', '#7d4fd1', '#ffffff'],
    ['Diego Salar', '#e07020', '#ffffff'],
    ['Rıza Gökmen', '#0f9bb3', '#ffffff'],
    ['Tess Nolan', '#9aa4b4', '#22303c'],
  ],
  'ice-hockey': [
    ['Kutup Ayıları', '#1f6fd1', '#ffffff'],
    ['Erciyes Buz', '#d43a2f', '#ffffff'],
    ['Palandöken HK', '#12906b', '#ffffff'],
    ['Buzul Kurtları', '#4a5568', '#cfe6ff'],
    ['Kar Panterleri', '#f0b323', '#2b2b2b'],
    ['Uludağ Kar', '#7d4fd1', '#ffffff'],
    ['Ayaz SK', '#0f9bb3', '#ffffff'],
    ['Doğu Rüzgârı', '#e07020', '#ffffff'],
  ],
  bowling: [
    ['Aslı Tekin', '#e0457b', '#ffffff'],
    ['Bora Sezer', '#1f6fd1', '#ffffff'],
    ['Carla Monti', '#12906b', '#ffffff'],
    ['Dave Pinnock', '#f0b323', '#2b2b2b'],
    ['Esra Yaman', '#7d4fd1', '#ffffff'],
    ['Frank Moser', '#e07020', '#ffffff'],
    ['Gökçe Alp', '#0f9bb3', '#ffffff'],
    ['Hana Weiss', '#9aa4b4', '#22303c'],
  ],
  penalties: SHOOT_OUT,
};
