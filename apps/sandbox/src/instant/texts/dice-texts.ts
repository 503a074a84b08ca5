import { ONCE_TEXTS } from './once-texts.ts';

const tr = {
  ...ONCE_TEXTS.tr,
  go: 'At',
  playing: 'Zar atılıyor…',
  ready: 'Eşiği ve yönü seçip atın.',
  side: 'Yön',
  sides: { under: 'Altında', over: 'Üstünde' },
  threshold: 'Eşik',
  lower: 'Eşiği düşür',
  higher: 'Eşiği yükselt',
  scale: 'Eşik, 0,00–99,99',
  roll: 'Gelen sayı',
  returns: 'Dönüş',
  under: '{threshold} altında',
  over: '{threshold} üstünde',
  rules: [
    '0,00 ile 99,99 arasındaki on bin sayıdan biri çekilir; her sayının olasılığı eşittir. Sayı gösterilmeden önce kaydedilir.',
    'Sayının eşiğin altında mı üstünde mi kalacağını seçersiniz. Eşiğin tam kendisi iki yönde de kazanmaz.',
    'Ödeme 0,99 bölü kazanma olasılığıdır, yüzdeliğe aşağı yuvarlanır. Kazanma olasılığı % 0,10 ile % 97,00 arasında seçilir.',
  ],
  bestReturn: 'En yüksek',
  chosenReturn: 'Seçtiğiniz eşik',
  leastReturn: 'En düşük (yuvarlama nedeniyle)',
};

const en: typeof tr = {
  ...ONCE_TEXTS.en,
  go: 'Roll',
  playing: 'Rolling…',
  ready: 'Choose the threshold and the side, then roll.',
  side: 'Side',
  sides: { under: 'Under', over: 'Over' },
  threshold: 'Threshold',
  lower: 'Lower the threshold',
  higher: 'Raise the threshold',
  scale: 'Threshold, 0.00 to 99.99',
  roll: 'The number',
  returns: 'Return',
  under: 'under {threshold}',
  over: 'over {threshold}',
  rules: [
    'One of ten thousand numbers from 0.00 to 99.99 is drawn, each equally likely. It is stored before it is shown.',
    'You choose whether it will be under or over the threshold. Exactly the threshold wins on neither side.',
    'The payout is 0.99 divided by the chance, rounded down to hundredths. The chance can be 0.10% to 97.00%.',
  ],
  bestReturn: 'Highest',
  chosenReturn: 'Your threshold',
  leastReturn: 'Lowest (by rounding)',
};

export const DICE_TEXTS = { tr, en };
export type DiceTexts = typeof tr;
