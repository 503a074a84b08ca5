/** First names of invented dealers, by language. */
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
