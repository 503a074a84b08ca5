import { STEP_TEXTS } from './step-texts.ts';

const tr = {
  ...STEP_TEXTS.tr,
  mines: 'Mayın',
  fewer: 'Mayın sayısını azalt',
  more: 'Mayın sayısını artır',
  board: 'Mayın tarlası',
  tile: 'Satır {row}, sütun {column}: {state}',
  closed: 'kapalı',
  safe: 'güvenli',
  mine: 'mayın',
  ready: 'Bahsinizi ve mayın sayısını seçip başlayın.',
  first: 'Bir kare açın. {mines} mayın saklı.',
  next: '{times} · Sonraki kare {next}',
  hit: 'Mayına bastınız. Bahis kaybedildi.',
  ladder: 'Açılan kareye göre ödeme',
  step: 'Kare',
  rules: [
    '25 karenin altına seçtiğiniz sayıda mayın saklanır. Yerleri bahis anında rastgele çekilir, kaydedilir ve tur boyunca değişmez.',
    'Her güvenli kare ödemeyi yükseltir. İstediğiniz an çekebilirsiniz; mayına basarsanız bahis kaybedilir. Hiç kare açmadan çekerseniz bahsiniz geri verilir.',
  ],
  tableTitle: '{mines} mayınla ödemeler',
};

const en: typeof tr = {
  ...STEP_TEXTS.en,
  mines: 'Mines',
  fewer: 'Fewer mines',
  more: 'More mines',
  board: 'Minefield',
  tile: 'Row {row}, column {column}: {state}',
  closed: 'closed',
  safe: 'safe',
  mine: 'mine',
  ready: 'Choose your stake and the number of mines, then start.',
  first: 'Open a tile. {mines} mines are hidden.',
  next: '{times} · next tile {next}',
  hit: 'You hit a mine. The stake is lost.',
  ladder: 'Payout by open tiles',
  step: 'Tile',
  rules: [
    'The number of mines that you choose is hidden under 25 tiles. Their places are drawn at random and stored with your stake, and do not change during the round.',
    'Every safe tile raises the payout. You can cash out at any time; if you hit a mine, the stake is lost. If you cash out without opening a tile, your stake is returned.',
  ],
  tableTitle: 'Payouts with {mines} mines',
};

export const MINES_TEXTS = { tr, en };
export type MinesTexts = typeof tr;
