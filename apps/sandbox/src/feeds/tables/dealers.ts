/** First names at the tables: invented people, by the language that they speak. */
export const TURKISH_DEALERS = [
  'Elif',
  'Deniz',
  'Ece',
  'Mert',
  'Selin',
  'Kaan',
  'Defne',
  'Emre',
  'İpek',
  'Barış',
  'Naz',
  'Ozan',
];
export const OTHER_DEALERS = [
  'Anna',
  'Marta',
  'Luca',
  'Irina',
  'Jonas',
  'Sofia',
  'Nikolai',
  'Clara',
  'Viktor',
  'Mia',
  'Dario',
  'Lena',
];
