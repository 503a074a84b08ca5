import { ONCE_TEXTS } from './once-texts.ts';
import { RISK_TEXTS } from './risk-texts.ts';

const tr = {
  ...ONCE_TEXTS.tr,
  ...RISK_TEXTS.tr,
  go: 'Bırak',
  playing: 'Top düşüyor…',
  rows: 'Sıra',
  board: 'Çivili tahta, {rows} sıra',
  ready: 'Riski ve sıra sayısını seçip topu bırakın.',
  bin: 'Kutu',
  rules: [
    'Top her sırada bir çiviye çarpar ve eşit olasılıkla sağa ya da sola düşer. Yol, top düşmeden önce rastgele çekilir ve kaydedilir; gördüğünüz yol çekilen yoldur.',
    'Ödeme, topun düştüğü kutunun değeriyle bahsin çarpımıdır. 1×’in altı bahsin bir bölümünün geri dönmesidir.',
  ],
  tableTitle: '{rows} sıra, {risk} risk',
  returnName: '{rows} sıra · {risk}',
};

const en: typeof tr = {
  ...ONCE_TEXTS.en,
  ...RISK_TEXTS.en,
  go: 'Drop',
  playing: 'The ball is falling…',
  rows: 'Rows',
  board: 'Peg board with {rows} rows',
  ready: 'Choose risk and rows, then drop the ball.',
  bin: 'Bin',
  rules: [
    'In every row the ball hits a peg and falls to the left or to the right with equal chances. Its way is drawn at random and stored before it falls; the way that you see is the one that was drawn.',
    'The payout is your stake times the value of the bin. Below 1× a part of the stake comes back.',
  ],
  tableTitle: '{rows} rows, {risk} risk',
  returnName: '{rows} rows · {risk}',
};

export const PLINKO_TEXTS = { tr, en };
export type PlinkoTexts = typeof tr;
