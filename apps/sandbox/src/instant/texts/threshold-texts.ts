import { ONCE_TEXTS } from './once-texts.ts';

const tr = {
  ...ONCE_TEXTS.tr,
  go: 'Çek',
  playing: 'Çarpan yükseliyor…',
  ready: 'Hedef çarpanı seçip çekin.',
  target: 'Hedef',
  lower: 'Hedefi düşür',
  higher: 'Hedefi yükselt',
  drawn: 'Çekilen çarpan',
  scale: 'Çekilen çarpan ve eşiğiniz',
  rules: [
    '1,01× ile 10.000× arasında bir hedef seçersiniz. Çekilen çarpan hedefinize ulaşırsa ya da onu geçerse hedefiniz ödenir; ne kadar geçtiği ödemeyi değiştirmez.',
    'Çarpanın x’e ulaşma olasılığı 0,98 ÷ x’tir. Bu yüzden her hedefin dönüşü aynıdır. Çarpan gösterilmeden önce rastgele çekilir ve kaydedilir.',
  ],
  tableTitle: 'Hedefler ve olasılıklar',
};

const en: typeof tr = {
  ...ONCE_TEXTS.en,
  go: 'Draw',
  playing: 'The multiplier is rising…',
  ready: 'Choose a target, then draw.',
  target: 'Target',
  lower: 'Lower the target',
  higher: 'Raise the target',
  drawn: 'The multiplier drawn',
  scale: 'The multiplier drawn and your threshold',
  rules: [
    'You choose a target from 1.01× to 10,000×. If the multiplier that is drawn reaches your target or passes it, your target is paid; how far it passes it does not change the payout.',
    'The chance of reaching x is 0.98 ÷ x, so every target has the same return. The multiplier is drawn at random and stored before it is shown.',
  ],
  tableTitle: 'Targets and chances',
};

export const THRESHOLD_TEXTS = { tr, en };
export type ThresholdTexts = typeof tr;
